import Planner
import Records

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
