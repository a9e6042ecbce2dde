import Almanac
import Interface
import Planner
import Records

/// The methods as rows: what they compute for today, and the differences from the chosen method's times.
struct MethodsTable {
    let context: RequestContext
    let days: PrayerDays
    private let chosen: [Int]
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ days: PrayerDays) {
        self.context = context
        self.days = days
        chosen = Self.minutes(days.method, context, days)
    }

    private static func minutes(_ method: PrayerMethod, _ context: RequestContext, _ days: PrayerDays) -> [Int] {
        let rules = Methods.rules(method, context.settings, prayer: context.bundle.prayer)
        let times = days.times(days.today, by: rules)
        return PrayerEvent.allCases.map { event in days.minute(times[event], on: days.today) }
    }

    private var methods: [PrayerMethod] {
        Methods.all(country: days.place.country, prayer: context.bundle.prayer)
    }

    private var own: PrayerMethod { Methods.own(country: days.place.country, prayer: context.bundle.prayer) }

    var node: Node {
        postForm(Route.me(.settings).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.back.rawValue, Route.times(.methods).path)
            div(.class("card", "sheet-of-times")) {
                table(.class("times-table", "methods-table")) {
                    caption(.class("spoken")) { strings[.methodsCaption] }
                    thead {
                        tr {
                            th(.scope("col")) { strings[.methodsMethod] }
                            for event in PrayerEvent.allCases { th(.scope("col")) { strings.name(event) } }
                            th(.scope("col")) { spoken(strings[.methodsChoose]) }
                        }
                    }
                    tbody { for method in methods { row(method) } }
                }
            }
        }
    }

    private func row(_ method: PrayerMethod) -> Node {
        let minutes = Self.minutes(method, context, days)
        let isChosen = method.identifier == days.method.identifier
        return tr(.class(isChosen ? "today" : "")) {
            th(.scope("row")) {
                span(.class("times-day")) { strings.name(method) }
                span(.class("times-hijri")) { region(method) }
                span(.class("times-hijri")) { MethodWords(strings: strings, method: method).figures }
                if method.identifier == own.identifier { badge(strings[.methodsOwn], tone: .plain) }
                linkButton(
                    strings[.methodsLearn], href: HelpLink.method(method.identifier), kind: .quiet,
                    .aria("label", strings(.methodsLearnNamed, .word("method", strings.name(method)))))
            }
            for event in PrayerEvent.allCases {
                cell(event, minutes[event.rawValue], difference: minutes[event.rawValue] - chosen[event.rawValue])
            }
            td(.class("times-choice")) {
                MethodWords(strings: strings, method: method).choice(isChosen: isChosen)
            }
        }
    }

    /// Where a method is used: the countries whose own it is, or a description if they are very many or none.
    private func region(_ method: PrayerMethod) -> String {
        var names: [String] = []
        for entry in context.bundle.prayer.regions where entry.method == method.identifier {
            names.append(context.countryName(entry.country))
            if names.count > Self.mostCountries { return strings[.methodsRegionWide] }
        }
        return names.isEmpty ? strings[.methodsRegionAny] : names.joined(separator: strings[key: "list.comma"])
    }

    /// The largest number of countries that are named individually.
    private static let mostCountries = 8

    private func cell(_ event: PrayerEvent, _ minute: Int, difference: Int) -> Node {
        let time = ClockTime(minuteOfDay: ((minute % 1440) + 1440) % 1440).map { strings.shortTime($0) } ?? ""
        return td(.data("label", strings.name(event))) {
            span { time }
            if difference != 0 {
                span(.class("times-difference")) { strings.signed(difference) }
            }
        }
    }

    /// The same for a program: minutes of the day, and the differences.
    var json: JSON {
        var rows: [JSON] = []
        for method in methods {
            let minutes = Self.minutes(method, context, days)
            var times = JSONObject()
            var differences = JSONObject()
            for event in PrayerEvent.allCases {
                times[event.identifier] = .string(Minute.text(minutes[event.rawValue]))
                differences[event.identifier] = .int(Int64(minutes[event.rawValue] - chosen[event.rawValue]))
            }
            rows.append(
                .object([
                    "name": .string(method.identifier), "title": .string(strings.name(method)),
                    "authority": .string(method.authority), "source": .string(method.source),
                    "region": .string(region(method)),
                    "chosen": .bool(method.identifier == days.method.identifier),
                    "own": .bool(method.identifier == own.identifier), "times": .object(times),
                    "differences": .object(differences),
                ]))
        }
        return .object(["date": .string(days.today.description), "methods": .array(rows)])
    }
}

extension Strings {
    /// A difference with its sign: `+3`, `−12`, always written from left to right.
    func signed(_ number: Int) -> String {
        "\u{200E}" + (number < 0 ? "\u{2212}" : "+") + digits.number(Int64(number.magnitude))
    }
}
