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

/// The rule for what a device may write of a plan: it can begin the trial and set the customer's name, each once. Only
/// the server writes purchases.
struct AccountRule: Sendable {
    /// The wall clock in milliseconds since 1970.
    let now: Int64
    /// Whether purchases are only simulated, so that a device may write them.
    let isTest: Bool

    /// Why a change to a plan is refused.
    static let reason = "account"

    /// The reason to refuse a change, or `nil` to accept it.
    func refusal(_ proposal: SyncProposal) -> String? {
        guard proposal.merged.key == Plan.key else { return Self.reason }
        for entry in proposal.incoming.fields where !mayWrite(entry, proposal) { return Self.reason }
        return nil
    }

    private func mayWrite(_ entry: Record.NamedField, _ proposal: SyncProposal) -> Bool {
        let stored = proposal.stored?[entry.name]
        guard proposal.merged[entry.name] != stored else { return true }
        let value = entry.field.value
        switch entry.name {
        // A clock may be up to five minutes ahead.
        case Plan.Name.trial: return stored?.value.int == nil && (value.int ?? .max) <= now + 300_000
        case Plan.Name.customer: return stored?.value.string == nil && (1...64).contains(value.string?.utf8.count ?? 0)
        case Plan.Name.purchase: return isTest
        case Record.deletedField: return value == .bool(false)
        default: return entry.name.utf8.starts(with: "restamped.".utf8)
        }
    }
}
