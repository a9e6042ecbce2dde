import Almanac
import Interface
import Planner
import Records

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
