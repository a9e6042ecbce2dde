import Almanac
import Planner
import Records

/// A person's account in commercial mode. A self-hosted product has none: everything is open (SY-045).
struct Account: Sendable {
    let tiers: TiersConfig
    let plan: Plan
    let entitlement: Entitlement
    /// When the person's place was chosen, which begins the first week.
    let since: Instant?
    /// The offers that were dismissed.
    let dismissed: [String]

    /// The record of dismissed offers.
    static let offersKey = RecordKey(scope: .own, kind: Settings.key.kind, id: "offers")

    static let queries = [
        RecordQuery(Plan.key.kind, in: Plan.scope, .id(Plan.key.id)),
        RecordQuery(offersKey.kind, in: offersKey.scope, .id(offersKey.id)),
    ]

    /// Reads the account at an instant from loaded records; `nil` if the product is self-hosted.
    init?(_ bundle: AppBundle, _ library: Library, at now: Instant) throws(NeedsData) {
        guard bundle.isCommercial else { return nil }
        tiers = bundle.tiers
        plan = Plan(try library.record(Plan.key))
        entitlement = Entitlement(plan, tiers, at: now)
        var first: Int64?
        for entry in try library.record(Place.key)?.fields ?? [] {
            first = min(first ?? .max, entry.field.stamp.milliseconds)
        }
        since = first.map { Instant(milliseconds: $0) }
        var dismissed: [String] = []
        for entry in try library.record(Self.offersKey)?.fields ?? [] where entry.field.value == .bool(true) {
            dismissed.append(entry.name)
        }
        self.dismissed = dismissed
    }

    /// A settings record as it takes effect, without what is suspended.
    func inForce(_ record: Record?) -> Record? {
        guard var record, !entitlement.isOpen else { return record }
        for rest in tiers.rests where rest.record == record.key.id && entitlement.access(to: rest.feature) != .open {
            for entry in record.fields where rest.holds(entry.name, entry.field.value.string) {
                record[entry.name] = nil
            }
        }
        return record
    }
}
