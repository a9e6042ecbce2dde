import Almanac
import Records

/// The rows of `wird times`.
struct TimesTable {
    let zone: Zone
    private let rows: [PrayerTimes]
    /// How the times of each day were computed; empty if that wasn't requested.
    private let explanations: [DayExplanation]

    init(_ request: TimesRequest, isExplained: Bool) {
        zone = request.zone
        explanations =
            isExplained
            ? request.dates.map {
                PrayerTimes.explain(date: $0, at: request.place, in: request.zone, rules: request.rules)
            } : []
        rows =
            isExplained
            ? explanations.map(\.times)
            : request.dates.map {
                PrayerTimes.compute(date: $0, at: request.place, in: request.zone, rules: request.rules)
            }
    }

    /// `{"days":[{"date","fajr",…,"isha"}]}`. Times after midnight are listed in `nextDay`; times before the day's own
    /// midnight, which a zone far from the sun may have, in `previousDay`; and `explain` comes last if it was
    /// requested.
    func json(_ terminal: Terminal) -> JSON {
        let days = rows.enumerated().map { index, row in
            var object = day(row)
            if explanations.indices.contains(index) {
                object["explain"] = TimesExplanation(explanations[index], zone, terminal).json
            }
            return JSON.object(object)
        }
        return ["days": .array(days)]
    }

    private func day(_ row: PrayerTimes) -> JSONObject {
        var object: JSONObject = ["date": .string(row.date.description)]
        var late: [JSON] = []
        var early: [JSON] = []
        for event in PrayerEvent.allCases {
            let local = zone.local(row[event])
            object[event.identifier] = .string(local.time.description)
            if local.date > row.date { late.append(.string(event.identifier)) }
            if local.date < row.date { early.append(.string(event.identifier)) }
        }
        if !early.isEmpty { object["previousDay"] = .array(early) }
        if !late.isEmpty { object["nextDay"] = .array(late) }
        return object
    }

    /// A heading, followed by a line for each day, with the day's explanations below it if requested.
    func lines(_ terminal: Terminal) -> [String] {
        let names = PrayerEvent.allCases.map { terminal.prayer($0.identifier) }
        var lines = [(["          "] + names).joined(separator: "  ")]
        for (index, row) in rows.enumerated() {
            let locals = PrayerEvent.allCases.map { zone.local(row[$0]) }
            let texts = [row.date.description] + locals.map(\.time.description)
            let note = locals.contains { $0.date > row.date } ? "  (\(terminal.word("times.nextDay")))" : ""
            lines.append(terminal.digits(texts.joined(separator: "  ")) + note)
            if explanations.indices.contains(index) {
                lines += TimesExplanation(explanations[index], zone, terminal).lines
            }
        }
        return lines
    }
}
