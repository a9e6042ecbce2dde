import Almanac
import Interface
import Records

extension RequestContext {
    /// The texts in a language with the person's digits and clock, from the bundle's catalogue or a loaded one.
    static func strings(in code: String, _ brought: Catalogue?, settings: Settings, locales: Locales) -> Strings {
        let digits = settings.digits.map { choice in locales.digits(code: code, isLatin: choice == .latin) }
        let clock: ClockStyle? =
            switch settings.clock {
            case .twelve: .twelveHours
            case .twentyFour: .twentyFourHours
            case nil: nil
            }
        return locales.strings(
            code: code, brought: brought, digits: digits, clock: clock, firstWeekday: settings.weekStart?.weekday)
    }

    /// The texts of any language; one whose catalogue is stored elsewhere must have been required first.
    func strings(in code: String) -> Strings {
        bundle.locales.strings(code: code, brought: library.resources.catalogue(code: code))
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
