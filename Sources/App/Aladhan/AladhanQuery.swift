import Almanac
import Interface
import Planner
import Records

/// What a request for times asks for: the place, the rules, and the format of the answer.
struct AladhanQuery: Sendable {
    let place: Coordinates
    let zone: Zone
    let rules: PrayerRules
    let tune: AladhanTune
    /// The Hijri calendar with the corrections for local sightings.
    let calendar: HijriCalendar
    /// The days by which Hijri dates are shifted.
    let adjustment: Int
    let isISO: Bool

    /// Reads the query. What it doesn't specify is the person's own choice if they ask about their own place, and
    /// otherwise what the nearest city's country uses.
    init(_ route: AladhanRoute, _ context: RequestContext, _ content: AladhanContent) throws(AladhanProblem) {
        let query = context.query
        guard let zones = content.zones else { throw .noZones }
        let isOwn = !route.isByCity && query["latitude"] == nil && query["longitude"] == nil
        var country = ""
        var zoneName: String
        if isOwn {
            guard let own = context.place else { throw AladhanProblem(field: "latitude", phrase: .apiPlace) }
            place = own.coordinates
            country = own.country
            zoneName = own.zone
        } else if route.isByCity {
            let city = try AladhanCity.named(context, content.cities)
            place = city.coordinates
            country = city.country
            zoneName = city.zone
        } else {
            place = try Self.place(query["latitude"], query["longitude"])
            country = content.cities?.nearest(to: place)?.city.country ?? ""
            zoneName = content.cities?.zone(at: place) ?? NauticalZone.name(at: place)
        }
        if let asked = query["timezonestring"], !asked.isEmpty { zoneName = asked }
        guard let zone = zones.zone(zoneName) else {
            throw AladhanProblem(field: "timezonestring", phrase: .errorZone, arguments: [.text("zone", zoneName)])
        }
        self.zone = zone
        tune = try AladhanTune(query["tune"])
        calendar = context.settings.calendar
        adjustment = try AladhanDate.adjustment(query)
        isISO = query["iso8601"] == "true" || query["iso8601"] == "1"
        let usual =
            isOwn
            ? Methods.chosen(context.settings, country: country, prayer: context.bundle.prayer)
            : Methods.named(context.bundle.prayer.method(forCountry: country)) ?? .muslimWorldLeague
        let method = try AladhanMethods.method(query, usual: usual)
        var rules =
            isOwn
            ? Methods.rules(method, context.settings, prayer: context.bundle.prayer)
            : PrayerRules(method: method, figures: context.bundle.prayer.highLatitude)
        if let school = try Self.number(query, "school", 0...1) { rules.madhhab = school == 1 ? .hanafi : .standard }
        switch try Self.number(query, "latitudeAdjustmentMethod", 1...3) {
        case 1: rules.highLatitude = .middleOfNight
        case 2: rules.highLatitude = .oneSeventh
        case 3: rules.highLatitude = .twilightAngle
        default: break
        }
        rules.night = try Self.number(query, "midnightMode", 0...1).map { $0 == 1 ? .toFajr : .toSunrise }
        for event in PrayerEvent.allCases { rules.offsets[event] += tune.offsets[event] }
        self.rules = rules
    }

    /// A point on the Earth, from two texts.
    static func place(_ latitude: String?, _ longitude: String?) throws(AladhanProblem) -> Coordinates {
        guard let north = PlaceReading.degrees(latitude), (-90...90).contains(north) else {
            throw .number("latitude", -90, 90)
        }
        guard let east = PlaceReading.degrees(longitude), (-180...180).contains(east),
            let place = Coordinates(latitude: north, longitude: east)
        else { throw .number("longitude", -180, 180) }
        return place
    }

    /// The whole number in a parameter, or `nil` if it isn't given.
    static func number(_ query: FormFields, _ name: String, _ range: ClosedRange<Int>) throws(AladhanProblem) -> Int? {
        try AladhanMonth.number(query[name], name, range)
    }
}
