import Almanac
import Planner
import Records

extension App {
    /// What a server accepts from a device at a time, in milliseconds since 1970: everything that is the person's own,
    /// no larger than a form allows. Only the server decides on what grants access: access tokens, an existing lock,
    /// and purchases.
    ///
    /// - Parameter zones: returns the content's section of time zones, needed when a place comes in.
    public func syncRules(now: Int64, zones: @escaping @Sendable () -> [UInt8]? = { nil }) -> SyncRules {
        let account = AccountRule(now: now, isTest: bundle.tiers.purchases.provider == .test)
        let limits = FieldLimits(bundle)
        return SyncRules(
            refusal: { proposal in
                if proposal.merged.key.scope == .shared { return Self.sharedReason }
                if proposal.merged.key.scope == Plan.scope { return account.refusal(proposal) }
                if Self.grantsAccess(proposal.merged.key.kind) { return Self.tokenReason }
                if CourseDesk.stands(against: proposal) { return Self.verdictReason }
                if PathGate.stands(against: proposal) { return Self.lockReason }
                if proposal.merged.key == Place.key, let zones = zones().flatMap({ try? ZoneDatabase($0) }),
                    Place.hasStrangeZone(proposal.incoming, zones)
                {
                    return Self.zoneReason
                }
                return limits.allow(proposal) ? nil : SyncRefusal.tooLargeReason
            },
            together: { request, read in ClosedPaths.refusals(of: request, reading: read) },
            mayErase: { Self.scopes.contains($0) && $0 != Plan.scope && $0 != .shared },
            holds: { Self.scopes.contains($0) })
    }

    /// Whether records of a kind let somebody in. Those of devices are in a scope that no sync reaches anyway.
    private static func grantsAccess(_ kind: Kind) -> Bool {
        kind == AccessToken.kind || kind == PairedDevice.kind || kind == RecordKind.pairing.kind
    }

    /// The reason for refusing a change to an access token: access is granted only on the server's own page.
    static let tokenReason = "token"
    /// The reason for refusing a change to the path's lock.
    static let lockReason = "lock"
    /// The reason for refusing a place: no times can be computed in its zone.
    static let zoneReason = "zone"
    /// The reason for refusing a change to what several people share: a device sends the request itself, and the server
    /// decides.
    static let sharedReason = "shared"
    /// The reason for refusing a verdict on a recording: the server alone makes one.
    static let verdictReason = "verdict"
    /// The section of the content with the time zones.
    public static let zones = ResourceName.zones
}

extension PathGate {
    /// Whether a change would remove or replace an existing lock. A device can bring the first lock; an existing one
    /// opens with its code, which a record can't show.
    static func stands(against proposal: SyncProposal) -> Bool {
        guard proposal.merged.key == lock, let stored = proposal.stored else { return false }
        return !stored.isDeleted
    }
}
