import Almanac
import Interface
import Planner
import Records

extension Visit {
    /// Reads what every screen needs: the settings and the place.
    init(_ request: Request, route: Route, query: FormFields, bundle: AppBundle, library: Library) throws(Missing) {
        var queries = [Self.settingsQuery, Self.placeQuery]
        if let id = query[Parameter.task.rawValue], query[Parameter.notice.rawValue] != nil {
            queries.append(RecordQuery(PlannedTask.kind, in: .planner, .id(id)))
        }
        try library.require(queries)
        let settings = Settings(try library.record(Settings.key))
        self.bundle = bundle
        self.request = request
        self.route = route
        self.query = query
        self.library = library
        self.settings = settings
        place = Place(try library.record(Place.key))
        operation = Operation.number(now: request.now, entropy: request.entropy)
        var code = settings.language
        if let asked = query[Parameter.language.rawValue] { code = asked }
        strings = Self.strings(code: code, settings: settings, locales: bundle.locales)
    }

    /// The texts in a language: the chosen one, else the first, whatever the browser prefers.
    static func strings(code: String?, settings: Settings, locales: Locales) -> Strings {
        let digits: Digits? =
            switch settings.digits {
            case .arabic: .arabicIndic
            case .latin: .latin
            case nil: nil
            }
        let clock: ClockStyle? =
            switch settings.clock {
            case .twelve: .twelveHours
            case .twentyFour: .twentyFourHours
            }
        return locales.strings(
            code: code ?? locales.standard.code, digits: digits, clock: clock, firstWeekday: settings.weekStart?.weekday)
    }

    private static let settingsQuery = RecordQuery(Settings.key.kind, .id(Settings.key.id))
    private static let placeQuery = RecordQuery(Place.key.kind, .id(Place.key.id))
}

extension WeekStartChoice {
    /// The weekday it names.
    var weekday: Weekday {
        switch self {
        case .saturday: .saturday
        case .sunday: .sunday
        case .monday: .monday
        }
    }
}
