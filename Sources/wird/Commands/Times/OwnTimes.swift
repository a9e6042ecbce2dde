import Almanac
import Records

/// The times at the person's own place, as the app shows them: by their method, their adjustments and their timetable.
struct OwnTimes {
    let days: [JSON]

    /// - Parameters:
    /// - first: the first day, or `nil` for today at the place.
    /// - count: the number of days, 1 to 3660.
    init(_ client: AppClient, first: CivilDate?, count: Int32) throws {
        let today = try client.get("/")["date"]?.string.flatMap { CivilDate($0) }
        guard let first = first ?? today else { throw Failure(client.terminal.word("noPlace"), .refused) }
        let dates = (0..<count).map { CivilDate(dayNumber: first.dayNumber + $0) }
        var found: [String: JSON] = [:]
        for month in Set(dates.map { String($0.description.prefix(7)) }).sorted() {
            for day in try client.get("/times/\(month)")["days"]?.array ?? [] {
                if let date = day["date"]?.string { found[date] = day }
            }
        }
        days = dates.compactMap { found[$0.description] }
    }

    var json: JSON { ["days": .array(days)] }

    /// A heading, followed by a line for each day.
    func lines(_ terminal: Terminal) -> [String] {
        let names = PrayerEvent.allCases.map { terminal.prayer($0.identifier) }
        var lines = [(["          "] + names).joined(separator: "  ")]
        for day in days {
            let times = PrayerEvent.allCases.map { day[$0.identifier]?.string ?? "" }
            lines.append(terminal.digits(([day["date"]?.string ?? ""] + times).joined(separator: "  ")))
        }
        return lines
    }
}
