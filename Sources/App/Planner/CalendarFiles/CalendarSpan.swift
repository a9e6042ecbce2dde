import Almanac

/// The days of a calendar file, as named by its address.
enum CalendarSpan: Hashable, Sendable {
    case day(CivilDate)
    /// The week that contains a date.
    case week(CivilDate)
    case month(YearMonth)

    /// Creates the span of the two parts of an address, `day` and `2026-11-21.ics`; `nil` for any others.
    init?(_ name: Substring, _ file: Substring) {
        guard let dot = file.firstIndex(of: "."), file[dot...] == ".ics" else { return nil }
        let text = String(file[..<dot])
        switch name {
        case "day": if let date = CivilDate(text) { self = .day(date) } else { return nil }
        case "week": if let date = CivilDate(text) { self = .week(date) } else { return nil }
        case "month": if let month = YearMonth(text) { self = .month(month) } else { return nil }
        default: return nil
        }
    }

    var path: String {
        switch self {
        case .day(let date): "/day/" + date.description + ".ics"
        case .week(let date): "/week/" + date.description + ".ics"
        case .month(let month): "/month/" + month.description + ".ics"
        }
    }

    /// The last part of the address of a printable day or week.
    static let printing = "print"

    /// The address of the printable page of the same days; for a month, of its first week.
    var printPath: String {
        switch self {
        case .day(let date): "/day/" + date.description + "/" + Self.printing
        case .week(let date): "/week/" + date.description + "/" + Self.printing
        case .month(let month): CalendarSpan.week(month.first).printPath
        }
    }

    /// The first day and the number of days, with weeks beginning on a given weekday.
    func days(from weekday: Weekday) -> (first: CivilDate, count: Int) {
        switch self {
        case .day(let date): return (date, 1)
        case .week(let date):
            let back = (date.weekday.rawValue - weekday.rawValue + 7) % 7
            return (date.adding(days: -back), 7)
        case .month(let month): return (month.first, month.days.count)
        }
    }
}
