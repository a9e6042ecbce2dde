import Planner
import Records

extension App {
    /// What a server takes from a device at an instant, in milliseconds since 1970: everything that is the person's own. Of
    /// what a plan says a device can only begin the trial and draw the customer's name, each once; what was bought the server
    /// alone writes, and nothing erases it.
    public func syncRules(now: Int64) -> SyncRules {
        let isTest = bundle.tiers.purchases.provider == .test
        return SyncRules(
            refusal: { proposal in
                guard proposal.merged.key.scope == Plan.scope else { return nil }
                guard proposal.merged.key == Plan.key else { return Self.accountReason }
                for entry in proposal.incoming.fields where !Self.mayWrite(entry, proposal, now, isTest: isTest) {
                    return Self.accountReason
                }
                return nil
            },
            mayErase: { $0.isShared && $0 != Plan.scope })
    }

    /// Why a change to a plan is refused.
    static let accountReason = "account"

    private static func mayWrite(
        _ entry: Record.NamedField, _ proposal: SyncProposal, _ now: Int64, isTest: Bool
    ) -> Bool {
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
