import Almanac
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
        let isElsewhere = visit.query["latitude"] != nil || visit.query["longitude"] != nil
        try visit.library.require([], isElsewhere ? [.cities, .zones] : [.zones])
        cities = isElsewhere ? try Cities(visit).index : nil
        zones = try Zones.database(visit.library)
    }

    /// Today where the person is; without a place, at UTC.
    func today(_ visit: Visit) -> CivilDate {
        let zone = visit.place.flatMap { zones?.zone($0.zone) } ?? .utc
        return zone.date(at: visit.request.now)
    }
}
