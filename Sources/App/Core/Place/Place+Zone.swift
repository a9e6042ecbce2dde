import Almanac
import Interface
import Records

extension Place {
    /// Whether a record of a place that comes in names a zone that the content doesn't know: no time could be told there.
    static func hasStrangeZone(_ record: Record, _ zones: ZoneDatabase) -> Bool {
        guard record.key == key else { return false }
        for name in [field, before] {
            if let zone = record[name]?.value["zone"]?.string, !zones.contains(zone) { return true }
        }
        return false
    }

    /// The answer where no day can be told: the content has no zones, or the place that is stored has one that it doesn't know.
    /// Then nothing is to be built anew; the place is asked for.
    static func needed(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard try Zones.database(context.library) != nil else { return ErrorScreen.noZones(context) }
        return context.wantsJSON
            ? .refusal("place_needed", context.strings[.welcomeBody], status: 409)
            : .seeOther(Route.times(.place).link())
    }
}
