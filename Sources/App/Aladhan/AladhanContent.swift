import Almanac
import Interface
import Records

/// The content that an answer of the API needs, loaded at once.
struct AladhanContent: Sendable {
    let cities: CityIndex?
    let zones: ZoneDatabase?

    init(_ route: AladhanRoute, _ context: RequestContext) throws(NeedsData) {
        switch route {
        case .qibla, .methods, .gregorianToHijri(.some), .hijriToGregorian(.some):
            cities = nil
            zones = nil
            return
        default: break
        }
        let isElsewhere = route.isByCity || context.query["latitude"] != nil || context.query["longitude"] != nil
        var names: [ResourceName] = isElsewhere ? [.cities, .zones] : [.zones]
        // A country may be named in any of the app's languages.
        if route.isByCity { names += context.bundle.locales.elsewhere.map { code in .locale(code) } }
        try context.library.require([], names)
        cities = isElsewhere ? try Cities(context).index : nil
        zones = try Zones.database(context.library)
    }

    /// Today's date at the person's place, or in UTC without a place.
    func today(_ context: RequestContext) -> CivilDate {
        let zone = context.place.flatMap { zones?.zone($0.zone) } ?? .utc
        return zone.date(at: context.request.now)
    }
}
