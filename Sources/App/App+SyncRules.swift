import Almanac
import Planner
import Records

extension App {
    /// What a server takes from a device at an instant, in milliseconds since 1970: everything that is the person's own, as
    /// large as a form lets it be. What opens a door the server alone decides on: access tokens, a lock that stands, and what
    /// was bought.
    ///
    /// - Parameter zones: the content's section of time zones, asked for where a place comes in.
    public func syncRules(now: Int64, zones: @escaping @Sendable () -> [UInt8]? = { nil }) -> SyncRules {
        let account = AccountRule(now: now, isTest: bundle.tiers.purchases.provider == .test)
        let limits = FieldLimits(bundle)
        return SyncRules(
            refusal: { proposal in
                if proposal.merged.key.scope == Plan.scope { return account.refusal(proposal) }
                if proposal.merged.key.kind == AccessToken.kind { return Self.tokenReason }
                if PathGate.stands(against: proposal) { return Self.lockReason }
                if proposal.merged.key == Place.key, let zones = zones().flatMap({ try? ZoneDatabase($0) }),
                    Place.hasStrangeZone(proposal.incoming, zones)
                {
                    return Self.zoneReason
                }
                return limits.allow(proposal) ? nil : SyncRefusal.tooLargeReason
            },
            together: { request, read in ClosedPaths.refusals(of: request, reading: read) },
            mayErase: { Self.scopes.contains($0) && $0 != Plan.scope },
            holds: { Self.scopes.contains($0) })
    }

    /// Why a change to an access token is refused: who may come in is said on the page of the server itself.
    static let tokenReason = "token"
    /// Why a change to the path's lock is refused.
    static let lockReason = "lock"
    /// Why a place is refused: no time could be told in its zone.
    static let zoneReason = "zone"
    /// Where the content has its time zones.
    public static let zones = ResourceName.zones
}

extension PathGate {
    /// Whether a change would take away or replace a lock that stands. A device can bring the first one; what opens it is its
    /// code, which a record can't show.
    static func stands(against proposal: SyncProposal) -> Bool {
        guard proposal.merged.key == lock, let stored = proposal.stored else { return false }
        return !stored.isDeleted
    }
}
