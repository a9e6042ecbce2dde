import Planner
import Records

/// What a device may write of a plan: it can begin the trial and draw the customer's name, each once. What was bought the
/// server alone writes.
struct AccountRule: Sendable {
    /// The wall clock in milliseconds since 1970.
    let now: Int64
    /// Whether what is bought is only played at, so that a device may.
    let isTest: Bool

    /// Why a change to a plan is refused.
    static let reason = "account"

    /// The reason to refuse a change; `nil` to take it.
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
        // A clock that is five minutes ahead is a clock.
        case Plan.Name.trial: return stored?.value.int == nil && (value.int ?? .max) <= now + 300_000
        case Plan.Name.customer: return stored?.value.string == nil && (1...64).contains(value.string?.utf8.count ?? 0)
        case Plan.Name.purchase: return isTest
        case Record.deletedField: return value == .bool(false)
        default: return entry.name.utf8.starts(with: "restamped.".utf8)
        }
    }
}
