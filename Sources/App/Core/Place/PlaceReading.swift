import Almanac
import Interface
import Records

/// Reads a place from a form.
enum PlaceReading {
    case place(Place)
    case problem(FieldProblem)

    /// Reads a form, which names a city by its number or gives coordinates; without a zone, the nearest city's is used.
    static func read(_ form: FormFields, _ context: RequestContext) throws(NeedsData) -> PlaceReading {
        try context.library.require([], [.cities, .zones])
        let cities = try Cities(context)
        if let text = form[.city], !text.isEmpty {
            guard let number = UInt32(text), let city = cities.index?.city(id: number) else {
                return .problem(FieldProblem(.city, .errorCity))
            }
            return .place(Place(city, names: context.strings.language.placeNames))
        }
        return try coordinates(form, context, cities)
    }

    private static func coordinates(_ form: FormFields, _ context: RequestContext, _ cities: Cities) throws(NeedsData)
        -> PlaceReading
    {
        guard let latitude = degrees(form[.latitude]), (-90...90).contains(latitude) else {
            return .problem(FieldProblem(.latitude, .errorLatitude, .number("low", -90), .number("high", 90)))
        }
        guard let longitude = degrees(form[.longitude]), (-180...180).contains(longitude),
            let coordinates = Coordinates(latitude: latitude, longitude: longitude)
        else { return .problem(FieldProblem(.longitude, .errorLongitude, .number("low", -180), .number("high", 180))) }
        // The place is named after the large city, not after the nearest quarter.
        let nearest = cities.index?.namesake(of: coordinates)
        let isNear = (nearest?.kilometres ?? .infinity) <= CityIndex.zoneReach
        var zone = form[.zone] ?? ""
        if zone.isEmpty {
            zone = cities.index?.zone(at: coordinates) ?? NauticalZone.name(at: coordinates)
        } else if try Zones.zone(zone, context.library) == nil {
            return .problem(FieldProblem(.zone, .errorZone, .text("zone", zone)))
        }
        let city = isNear ? nearest?.city : nil
        return .place(
            Place(
                name: city?.name(in: context.strings.language.placeNames) ?? "", latinName: city?.name ?? "",
                arabicName: city?.arabicName ?? "", city: city?.id, coordinates: coordinates, zone: zone,
                country: city?.country ?? ""))
    }

    /// The accuracy of the device's position in kilometres; 0 if it doesn't say.
    static func kilometres(_ form: FormFields) -> Double {
        degrees(form[.accuracy]).map { min(max(0, $0 / 1_000), 20_000) } ?? 0
    }

    /// The city at or near a form's coordinates; `nil` if they are invalid or far from every city.
    static func city(near form: FormFields, _ context: RequestContext) throws(NeedsData) -> City? {
        guard let latitude = degrees(form[.latitude]), let longitude = degrees(form[.longitude]),
            let point = Coordinates(latitude: latitude, longitude: longitude)
        else { return nil }
        let found = try Cities(context).index?.namesake(of: point)
        return found.flatMap { $0.kilometres <= CityIndex.zoneReach ? $0.city : nil }
    }

    /// Reads a number of degrees as people write it, in any digits, with a point or a comma.
    static func degrees(_ text: String?) -> Double? {
        guard let text, text.utf8.count <= 40 else { return nil }
        var plain = ""
        for character in ASCIIDigits.folded(text) { plain.append(character == "," ? "." : character) }
        guard let number = Double(plain), number.isFinite else { return nil }
        return number
    }
}
