import Almanac
import Interface
import Planner
import Records

/// Answers in one line, for assistants and scripts, and as a page for people who tap a shortcut.
enum OneLineAnswerScreen {
    static func show(_ context: RequestContext, _ question: OneLineAnswer) throws(NeedsData) -> Reply {
        switch try PlacedDays(context) {
        case .missing(let reply): return reply
        case .days(let days):
            let day = try Day(context, days: days, date: nil)
            let line = line(question, day, context)
            if context.wantsJSON { return .json(json(question, line, day, context)) }
            guard context.request.wantsPage else {
                return .document(Array((line + "\n").utf8), type: "text/plain; charset=utf-8")
            }
            return .page(page(question, line, day, context))
        }
    }

    private static func line(_ question: OneLineAnswer, _ day: Day, _ context: RequestContext) -> String {
        let strings = context.strings
        switch question {
        case .next:
            guard let next = day.next else { return "" }
            return strings(
                .spokenNext, .word("prayer", strings.name(next.kind)),
                .word("time", strings.time(minute: day.days.zone.local(next.at).minuteOfDay)),
                .word("left", strings.duration(minutes: minutesLeft(next.at, context))))
        case .prayers:
            var times: [String] = []
            for (kind, start) in day.beginnings {
                times.append(
                    strings(
                        .spokenPrayer, .word("prayer", strings.name(kind)),
                        .word("time", strings.time(minute: start))))
            }
            return strings(.spokenPrayers, .word("times", times.joined(separator: strings[key: "list.comma"])))
        }
    }

    private static func minutesLeft(_ instant: Instant, _ context: RequestContext) -> Int {
        Int(clamping: (max(0, instant.seconds - context.request.now.seconds) + 59) / 60)
    }

    private static func json(_ question: OneLineAnswer, _ line: String, _ day: Day, _ context: RequestContext) -> JSON {
        var object: JSONObject = ["text": .string(line), "date": .string(day.date.description)]
        switch question {
        case .next:
            guard let next = day.next else { break }
            let local = day.days.zone.local(next.at)
            object["name"] = .string(next.kind.name)
            object["date"] = .string(local.date.description)
            object["start"] = .string(Minute.text(local.minuteOfDay))
            object["minutes"] = .int(Int64(minutesLeft(next.at, context)))
            object["seconds"] = .int(max(0, next.at.seconds - context.request.now.seconds))
        case .prayers:
            object["prayers"] = .array(
                day.beginnings.map { prayer in
                    .object(["name": .string(prayer.kind.name), "start": .string(Minute.text(prayer.start))])
                })
        }
        return .object(object)
    }

    private static func page(_ question: OneLineAnswer, _ line: String, _ day: Day, _ context: RequestContext) -> Page {
        let strings = context.strings
        let title = strings[question == .next ? .prayerNext : .spokenPrayersTitle]
        let hero = DayHero(context, day)
        return Page(
            title: title, area: .today, name: "spoken",
            header: PageHeader(
                title,
                details: strings.parted([
                    .text(strings.weekdayAndDate(day.date)), .text(context.name(of: day.days.place)),
                ]),
                back: Route.planner(.today).link(), backLabel: strings[.navBack]
            ).node,
            content: group {
                p(.class("part-lead")) { line }
                if question == .next { hero.node }
                hero.summary
                div(.class("form-actions")) {
                    linkButton(strings[.errorHome], href: Route.planner(.today).link(), kind: .primary, icon: .today)
                }
            })
    }
}

extension Request {
    /// Whether a page is wanted: a browser's `Accept` header names HTML, a program's rarely does.
    var wantsPage: Bool { accept.utf8.starts(with: "text/html".utf8) }
}

/// A question whose answer is one line that can be read aloud (MZ-240). The raw value is the address.
enum OneLineAnswer: String, CaseIterable, Hashable, Sendable {
    /// The time until the next prayer.
    case next
    /// The times of today's prayers.
    case prayers
}
