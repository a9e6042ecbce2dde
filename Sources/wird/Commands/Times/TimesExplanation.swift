import Almanac
import Interface
import Records

/// How a day's times were computed, as lines and as a document.
struct TimesExplanation {
    private let day: DayExplanation
    private let zone: Zone
    private let terminal: Terminal

    init(_ day: DayExplanation, _ zone: Zone, _ terminal: Terminal) {
        self.day = day
        self.zone = zone
        self.terminal = terminal
    }

    /// The rule that replaced the day's own values, if any, then each time with its explanation.
    var lines: [String] {
        var lines: [String] = []
        if let standIn { lines.append("  " + standIn) }
        for event in PrayerEvent.allCases {
            lines.append("  \(terminal.prayer(event.identifier)) \(clock(day[event].time))")
            for line in words(event) { lines.append("    " + line) }
        }
        return lines
    }

    /// The rules in force, the rule that replaced the day's own values, and each time by name.
    var json: JSON {
        let rules = day.rules
        var object: JSONObject = [
            "method": .string(rules.method.identifier), "highLatitude": .string(rules.highLatitudeInForce.identifier),
            "latitude": .double(day.latitude), "resolution": .string(day.times.resolution.identifier),
        ]
        if let cause = day.times.cause.identifier { object["cause"] = .string(cause) }
        if let standIn { object["text"] = .string(standIn) }
        for event in PrayerEvent.allCases { object[event.identifier] = .object(time(day[event])) }
        return .object(object)
    }

    private func time(_ time: TimeExplanation) -> JSONObject {
        var object: JSONObject = [
            "rule": .string(time.origin.identifier), "exact": .string(zone.local(time.exact).description),
            "rounding": .string(time.rounding.identifier),
        ]
        if let figure = time.origin.figure { object["value"] = .double(figure) }
        if let reason = time.reason.identifier { object["reason"] = .string(reason) }
        if time.methodMinutes != 0 { object["methodMinutes"] = .int(Int64(time.methodMinutes)) }
        if time.moved != .zero { object["movedSeconds"] = .int(time.moved.microseconds / 1_000_000) }
        if let step = time.step.identifier { object["step"] = .string(step) }
        object["text"] = .string(words(time.event).joined(separator: "\n"))
        return object
    }

    private var standIn: String? { terminal.strings?.standIn(of: day.times) }

    private func words(_ event: PrayerEvent) -> [String] {
        guard let strings = terminal.strings else { return [] }
        return ExplanationWords(strings: strings, day: day, event: event, zone: zone).lines.map { line in
            "\(line.label): \(line.words)"
        }
    }

    private func clock(_ instant: Instant) -> String { terminal.digits(zone.local(instant).time.description) }
}
