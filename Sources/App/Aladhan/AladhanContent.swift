import Almanac
import Interface
import Records

/// What an answer of the API needs of the content, loaded at once.
struct AladhanContent: Sendable {
    let cities: CityIndex?
    let zones: ZoneDatabase?

    init(_ route: AladhanRoute, _ visit: Visit) throws(Missing) {
        switch route {
        case .qibla, .methods, .gregorianToHijri(.some), .hijriToGregorian(.some):
            cities = nil
            zones = nil
            return
        default: break
        }
        let isElsewhere = route.isByCity || visit.query["latitude"] != nil || visit.query["longitude"] != nil
        var names: [ResourceName] = isElsewhere ? [.cities, .zones] : [.zones]
        // A country may be named in any of the app's languages.
        if route.isByCity { names += visit.bundle.locales.elsewhere.map { code in .locale(code) } }
        try visit.library.require([], names)
        cities = isElsewhere ? try Cities(visit).index : nil
        zones = try Zones.database(visit.library)
    }

    /// Today where the person is; without a place, at UTC.
    func today(_ visit: Visit) -> CivilDate {
        let zone = visit.place.flatMap { zones?.zone($0.zone) } ?? .utc
        return zone.date(at: visit.request.now)
    }
}
