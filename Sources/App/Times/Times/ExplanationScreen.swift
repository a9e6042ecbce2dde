import Almanac
import Interface
import Records

/// How one time of a day was computed: `/times/2026-11-21/fajr`, as a sheet or a page of its own.
enum ExplanationScreen {
    static func show(_ context: RequestContext, _ date: CivilDate, _ event: PrayerEvent) throws(NeedsData) -> Reply {
        let days: PrayerDays
        switch try PlacedDays(context, date) {
        case .days(let found): days = found
        case .missing(let reply): return reply
        }
        let day = days.explanation(date)
        let reading = days.reading(date)
        let words = ExplanationWords(
            strings: context.strings, day: day, event: event, zone: days.zone, timetable: days.words(of: reading))
        return context.wantsJSON ? json(words, reading, days) : .page(page(context, words, date, days))
    }

    private static func page(
        _ context: RequestContext, _ words: ExplanationWords, _ date: CivilDate, _ days: PrayerDays
    ) -> Page {
        let strings = context.strings
        let event = words.event
        let minute = days.minute(words.day[event].time, on: date)
        let title = strings(
            .timesTitle, .word("prayer", strings.name(event)), .word("time", strings.time(minute: minute)))
        let hasDay = days.isOpen(date) && context.shows(.today)
        let back = hasDay ? (date == days.today ? Route.planner(.today) : .planner(.day(date))) : .times(.thisMonth)
        return Page(
            title: title, area: .today, name: "explanation",
            header: PageHeader(
                title,
                details: strings.parted([.text(strings.weekdayAndDate(date)), .text(context.name(of: days.place))]),
                back: back.link(), backLabel: strings[.navBack]
            ).node,
            content: sheetPage(.data("sheet-content")) {
                h2(.class("sheet-title")) { title }
                dl(.class("facts")) {
                    for line in words.lines {
                        div {
                            dt { line.label }
                            dd { line.words }
                        }
                    }
                    method(strings, days.method)
                }
                p(.class("field-hint")) { strings[.settingsLocal] }
                linkButton(strings[.methodsCompare], href: Route.times(.methods).link(), icon: .clock)
            })
    }

    /// The method with its figures; the publisher and the source stay in the source's language.
    @NodeBuilder private static func method(_ strings: Strings, _ method: PrayerMethod) -> Node {
        div {
            dt { strings[.timesMethod] }
            dd {
                p { strings.name(method) }
                p(.class("row-detail")) { MethodWords(strings: strings, method: method).figures }
            }
        }
        if !method.source.isEmpty {
            div {
                dt { strings[.timesSource] }
                dd(.lang("en"), .dirAuto) {
                    p { method.authority }
                    p(.class("row-detail")) { method.source }
                }
            }
        }
    }

    private static func json(_ words: ExplanationWords, _ reading: PrayerDays.Reading, _ days: PrayerDays) -> Reply {
        let date = reading.times.date
        let time = words.day[words.event]
        var lines: [JSON] = []
        for line in words.lines {
            lines.append(.object(["label": .string(line.label), "text": .string(line.words)]))
        }
        var object: JSONObject = [
            "date": .string(date.description), "name": .string(words.event.identifier),
            "time": .string(Minute.text(days.minute(time.time, on: date))),
            "rule": .string(time.origin.identifier),
            "exact": .int(time.exact.seconds), "methodMinutes": .int(Int64(time.methodMinutes)),
            "ownMinutes": .int(Int64(time.ownMinutes)), "rounding": .string(time.rounding.identifier),
            "highLatitude": .string(words.day.rules.highLatitudeInForce.identifier),
            "method": .object([
                "name": .string(days.method.identifier), "authority": .string(days.method.authority),
                "source": .string(days.method.source),
            ]),
            "explanation": .array(lines),
        ]
        if let facts = days.facts(of: reading) {
            object["timetable"] = .object(facts)
            object["computed"] = .string(Minute.text(days.minute(reading.computed[words.event], on: date)))
        }
        return .json(.object(object))
    }
}
