import Almanac
import Interface
import Records

/// How a day's times came to be, as lines and as a document.
struct TimesExplanation {
    private let day: DayExplanation
    private let zone: Zone
    private let terminal: Terminal

    init(_ day: DayExplanation, _ zone: Zone, _ terminal: Terminal) {
        self.day = day
        self.zone = zone
        self.terminal = terminal
    }

    /// What stood in for the day, then a line for each time.
    var lines: [String] {
        let whole = terminal.strings?.explanation(of: day.times) ?? []
        return (whole.isEmpty ? [] : ["  " + whole.joined(separator: " ")])
            + PrayerEvent.allCases.map { event in
                "  \(terminal.prayer(event.identifier)) \(clock(day[event].time)): \(sentences(event).joined(separator: " "))"
            }
    }

    /// The rules in force, what stood in for the day, and each time by its name.
    var json: JSON {
        let rules = day.rules
        var object: JSONObject = [
            "method": .string(rules.method.identifier), "highLatitude": .string(rules.highLatitudeInForce.identifier),
            "latitude": .double(day.latitude), "resolution": .string(resolution),
        ]
        if day.times.cause != .none {
            object["cause"] = .string(day.times.cause.identifier)
            object["text"] = .string((terminal.strings?.explanation(of: day.times) ?? []).joined(separator: " "))
        }
        for event in PrayerEvent.allCases { object[event.identifier] = .object(time(day[event])) }
        return .object(object)
    }

    private func time(_ time: TimeExplanation) -> JSONObject {
        let (rule, value) = Self.rule(time.origin)
        var object: JSONObject = [
            "rule": .string(rule), "exact": .string(zone.local(time.exact).description),
            "rounding": .string(time.rounding.identifier),
        ]
        if let value { object["value"] = .double(value) }
        if let reason = Self.reason(time.reason) { object["reason"] = .string(reason) }
        if time.methodMinutes != 0 { object["methodMinutes"] = .int(Int64(time.methodMinutes)) }
        if time.moved != .zero { object["movedSeconds"] = .int(time.moved.microseconds / 1_000_000) }
        switch time.step {
        case .usual: break
        case .ruleChanged: object["step"] = "rule-changed"
        case .sunGrazes: object["step"] = "sun-grazes"
        }
        object["text"] = .string(sentences(time.event).joined(separator: " "))
        return object
    }

    /// The name of the rule that gave a time, with its degrees, minutes or lengths.
    private static func rule(_ origin: PrayerOrigin) -> (String, Double?) {
        switch origin {
        case .horizon: ("horizon", nil)
        case .transit: ("transit", nil)
        case .shadow(let lengths): ("shadow", Double(lengths))
        case .angle(let angle): ("angle", angle)
        case .minutes(let minutes): ("minutes", Double(minutes))
        case .minutesBeforeSunrise(let minutes): ("minutes-before-sunrise", Double(minutes))
        case .seasonal: ("seasonal", nil)
        case .twilightPortion(let angle): ("twilight-angle", angle)
        case .seventhOfNight: ("one-seventh", nil)
        case .middleOfNight: ("middle-of-night", nil)
        case .fixed(let minutes): ("middle-of-night-fixed", Double(minutes))
        }
    }

    private static func reason(_ reason: HighLatitudeReason) -> String? {
        switch reason {
        case .none: nil
        case .angleNotReached: "angle-not-reached"
        case .angleTooFar: "angle-too-far"
        case .minutesFixed: "minutes-fixed"
        case .pastMiddle: "past-middle"
        }
    }

    private var resolution: String {
        switch day.times.resolution {
        case .none: "none"
        case .nearestLatitude: "nearest-latitude"
        case .nearestDay: "nearest-day"
        case .evenDay: "even-day"
        }
    }

    private func sentences(_ event: PrayerEvent) -> [String] {
        terminal.strings?.explanation(event, of: day) ?? []
    }

    private func clock(_ instant: Instant) -> String { terminal.digits(zone.local(instant).time.description) }
}
