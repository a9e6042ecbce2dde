import Almanac
import Interface
import Planner
import Records

/// Answers in one line, for assistants and scripts, and as a page for who taps a shortcut.
enum SpokenScreen {
    static func show(_ visit: Visit, _ question: Spoken) throws(Missing) -> Reply {
        switch try PlacedDays(visit) {
        case .missing(let reply): return reply
        case .days(let days):
            let day = try Day(visit, days: days, date: nil)
            let line = line(question, day, visit)
            if visit.wantsJSON { return .json(json(question, line, day, visit)) }
            guard visit.request.wantsPage else {
                return .document(Array((line + "\n").utf8), type: "text/plain; charset=utf-8")
            }
            return .page(page(question, line, day, visit))
        }
    }

    private static func line(_ question: Spoken, _ day: Day, _ visit: Visit) -> String {
        let strings = visit.strings
        switch question {
        case .next:
            guard let next = day.next else { return "" }
            return strings(
                .spokenNext, .word("prayer", strings.name(next.kind)),
                .word("time", strings.time(minute: day.days.zone.local(next.at).minuteOfDay)),
                .word("left", strings.duration(minutes: minutesLeft(next.at, visit))))
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

    private static func minutesLeft(_ instant: Instant, _ visit: Visit) -> Int {
        Int(clamping: (max(0, instant.seconds - visit.request.now.seconds) + 59) / 60)
    }

    private static func json(_ question: Spoken, _ line: String, _ day: Day, _ visit: Visit) -> JSON {
        var object: JSONObject = ["text": .string(line), "date": .string(day.date.description)]
        switch question {
        case .next:
            guard let next = day.next else { break }
            let local = day.days.zone.local(next.at)
            object["name"] = .string(next.kind.name)
            object["date"] = .string(local.date.description)
            object["start"] = .string(Minute.text(local.minuteOfDay))
            object["minutes"] = .int(Int64(minutesLeft(next.at, visit)))
            object["seconds"] = .int(max(0, next.at.seconds - visit.request.now.seconds))
        case .prayers:
            object["prayers"] = .array(
                day.beginnings.map { prayer in
                    .object(["name": .string(prayer.kind.name), "start": .string(Minute.text(prayer.start))])
                })
        }
        return .object(object)
    }

    private static func page(_ question: Spoken, _ line: String, _ day: Day, _ visit: Visit) -> Page {
        let strings = visit.strings
        let title = strings[question == .next ? .prayerNext : .spokenPrayersTitle]
        let hero = DayHero(visit, day)
        return Page(
            title: title, area: .today, name: "spoken",
            header: PageHeader(
                title,
                details: strings.parted([.text(strings.weekdayAndDate(day.date)), .text(visit.name(of: day.days.place))]),
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
    /// Whether a page is asked for: a browser's `Accept` header names it, a program's rarely does.
    var wantsPage: Bool { accept.utf8.starts(with: "text/html".utf8) }
}
