import Almanac

/// The days of a calendar file, as its address names them.
enum CalendarSpan: Hashable, Sendable {
    case day(CivilDate)
    /// The week that a date lies in.
    case week(CivilDate)
    case month(YearMonth)

    /// The span of an address's two parts, `day` and `2026-11-21.ics`; `nil` for any others.
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

    /// The last part of the address of a day or week on paper.
    static let printing = "print"

    /// The address of the same days on paper; of a month the week it begins with.
    var printPath: String {
        switch self {
        case .day(let date): "/day/" + date.description + "/" + Self.printing
        case .week(let date): "/week/" + date.description + "/" + Self.printing
        case .month(let month): CalendarSpan.week(month.first).printPath
        }
    }

    /// The first day and how many there are, with weeks that begin on a weekday.
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
