import Almanac
import Interface
import Records

extension Visit {
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

    static let settingsQuery = RecordQuery(Settings.key.kind, .id(Settings.key.id))
    static let placeQuery = RecordQuery(Place.key.kind, .id(Place.key.id))
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
