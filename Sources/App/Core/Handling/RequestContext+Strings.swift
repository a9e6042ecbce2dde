import Almanac
import Interface
import Planner
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

/// The language of the current page, carried on by links when the settings no longer hold it.
extension RequestContext {
    /// The current language, for the page after the settings were erased with everything else; empty if it is the
    /// default language.
    var sameLanguage: [QueryItem] {
        let code = strings.language.code
        return code == bundle.locales.standard.code ? [] : [QueryItem(.language, code)]
    }

    /// The language that this page's own address names, if it names one.
    var askedLanguage: [QueryItem] { parameter(.language) == nil ? [] : sameLanguage }
}

extension RequestContext {
    /// The name of a country in the language, or its code.
    func countryName(_ code: String) -> String {
        let key = "country.\(code)"
        return strings.has(key: key) ? strings[key: key] : code
    }

    /// The name of a place in the page's language.
    func name(of place: Place) -> String {
        switch strings.language.placeNames {
        case .latin where !place.latinName.isEmpty: return place.latinName
        case .arabic where !place.arabicName.isEmpty: return place.arabicName
        default: break
        }
        if !place.name.isEmpty { return place.name }
        // Two decimals are about a kilometre.
        let latitude = strings.decimal(place.coordinates.latitude)
        let longitude = strings.decimal(place.coordinates.longitude)
        return strings(.placeUnnamed, .text("latitude", latitude), .text("longitude", longitude))
    }
}

extension Strings {
    /// A prayer's name.
    func name(_ kind: PrayerBlock.Kind) -> String { self[key: "prayer.\(kind.name)"] }

    /// The name of a block's prayer, or of the two that a traveller joins.
    func name(_ block: PrayerBlock) -> String {
        guard let joined = block.joined else { return name(block.kind) }
        return list([name(block.kind), name(joined)])
    }

    /// Names joined in the manner of the language («الظهر والعصر», "Dhuhr and Asr").
    func list(_ names: [String]) -> String {
        guard let last = names.last else { return "" }
        guard names.count > 1 else { return last }
        return self(.listAnd, .word("first", list(Array(names.dropLast()))), .word("last", last))
    }
}
