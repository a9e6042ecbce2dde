import Almanac
import Planner

/// The addresses of the place, prayer times, calendars and directions.
enum TimesRoute: Hashable, Sendable {
    /// The page that sets the person's place; posting saves it.
    case place
    /// The current month at the person's place.
    case thisMonth
    /// A month's prayer times in a table.
    case month(YearMonth)
    /// How one time of a day was computed.
    case explanation(CivilDate, PrayerEvent)
    /// The current Hijri year at the person's place; posting moves a month's first day to when it was sighted.
    case thisHijriYear
    /// A Hijri year's months and special days.
    case hijriYear(Int)
    /// The direction of the Kaaba.
    case qibla
    /// Today's times by each calculation method.
    case methods
    /// A mosque's timetable; posting reads a file, stores it, or changes what is stored.
    case timetable
    /// A server that gives prayer times; posting switches it on or off, or has it asked.
    case source

    var facts: RouteFacts {
        switch self {
        case .place: RouteFacts("/place", .form, .read, returns: true, owner: nil, bar: .today)
        case .thisMonth: RouteFacts("/times", .page, .read, returns: false, owner: nil, bar: .today)
        case .month(let month):
            RouteFacts("/times/\(month.description)", .page, .read, returns: false, owner: nil, bar: .today)
        case .explanation(let date, let event):
            RouteFacts(
                "/times/\(date.description)/\(event.identifier)", .page, .read, returns: false, owner: nil, bar: .today)
        case .thisHijriYear: RouteFacts("/calendar", .form, .read, returns: false, owner: nil, bar: .me)
        case .hijriYear(let year): RouteFacts("/calendar/\(year)", .page, .read, returns: false, owner: nil, bar: .me)
        case .qibla: RouteFacts("/qibla", .page, .read, returns: false, owner: nil, bar: .me)
        case .methods: RouteFacts("/me/settings/methods", .page, .read, returns: true, owner: nil, bar: .me)
        case .timetable: RouteFacts("/me/settings/timetable", .form, .read, returns: true, owner: nil, bar: .me)
        case .source: RouteFacts("/me/settings/source", .form, .read, returns: true, owner: nil, bar: .me)
        }
    }

    init?(_ parts: [Substring]) {
        switch (String(parts[0]), parts.count) {
        case ("place", 1): self = .place
        case ("times", 1): self = .thisMonth
        case ("times", 2):
            guard let month = YearMonth(parts[1]) else { return nil }
            self = .month(month)
        case ("times", 3):
            guard let date = CivilDate(parts[1]), YearMonth.years.contains(date.year),
                let event = PrayerEvent(named: parts[2])
            else { return nil }
            self = .explanation(date, event)
        case ("calendar", 1): self = .thisHijriYear
        case ("calendar", 2):
            guard parts[1].utf8.count == 4, parts[1].utf8.allSatisfy({ (48...57).contains($0) }),
                let year = Int(parts[1]), HijriDate.years.contains(year)
            else { return nil }
            self = .hijriYear(year)
        case ("qibla", 1): self = .qibla
        case ("me", 3) where parts[1] == "settings": self.init(setting: String(parts[2]))
        default: return nil
        }
    }

    /// The pages `me/settings/…`.
    private init?(setting: String) {
        switch setting {
        case "methods": self = .methods
        case "timetable": self = .timetable
        case "source": self = .source
        default: return nil
        }
    }
}
