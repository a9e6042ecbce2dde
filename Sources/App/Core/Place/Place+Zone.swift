import Almanac
import Interface
import Records

extension Place {
    /// Whether an incoming record of a place names a zone that the content doesn't have: no times could be computed
    /// there.
    static func hasStrangeZone(_ record: Record, _ zones: ZoneDatabase) -> Bool {
        guard record.key == key else { return false }
        for name in [field, before] {
            if let zone = record[name]?.value["zone"]?.string, !zones.contains(zone) { return true }
        }
        return false
    }

    /// The answer if days can't be computed because the content has no zones, or the stored place has an unknown one.
    /// In the second case the person is asked for the place; nothing needs to be rebuilt.
    static func needed(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard try Zones.database(context.library) != nil else { return ErrorScreen.noZones(context) }
        return context.wantsJSON
            ? .refusal("place_needed", context.strings[.welcomeBody], status: 409)
            : .seeOther(Route.times(.place).link())
    }
}
