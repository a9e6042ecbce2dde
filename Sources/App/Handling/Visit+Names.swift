import Almanac
import Interface
import Planner
import Records

extension Visit {
    /// What a place is called in the page's language.
    func name(of place: Place) -> String {
        if strings.language.code != "ar", !place.latinName.isEmpty { return place.latinName }
        if !place.name.isEmpty { return place.name }
        let latitude = strings.digits.rendering(Self.degrees(place.coordinates.latitude))
        let longitude = strings.digits.rendering(Self.degrees(place.coordinates.longitude))
        return strings(.placeUnnamed, .text("latitude", latitude), .text("longitude", longitude))
    }

    /// Degrees with two decimals, about a kilometre.
    private static func degrees(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let whole = abs(hundredths) / 100
        let rest = abs(hundredths) % 100
        return (hundredths < 0 ? "\u{2212}" : "") + "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
    }
}

extension Strings {
    /// A prayer's name.
    func name(_ kind: PrayerBlock.Kind) -> String { self[key: "prayer.\(kind.name)"] }

    /// Names joined as the language joins them («الظهر والعصر», "Dhuhr and Asr").
    func list(_ names: [String]) -> String {
        guard let last = names.last else { return "" }
        guard names.count > 1 else { return last }
        return self(.listAnd, .word("first", list(Array(names.dropLast()))), .word("last", last))
    }
}
