import Almanac

/// What a person has access to at an instant in commercial mode. A self-hosted product has no entitlements.
public struct Entitlement: Hashable, Sendable {
    /// The state of a person's access to Pro.
    public enum Standing: Hashable, Sendable {
        /// Never had Pro.
        case free
        case trial(ends: Instant)
        /// The trial or purchase has ended, but everything stays open a little longer (MZ-277).
        case grace(ends: Instant)
        /// Paid until an instant; `nil` for a lifetime purchase.
        case paid(until: Instant?)
        /// Had Pro until an instant. What was made with it is kept unchanged but inactive.
        case lapsed(since: Instant)

        /// The name in JSON and in messages to support.
        public var name: String {
            switch self {
            case .free: "free"
            case .trial: "trial"
            case .grace: "grace"
            case .paid: "paid"
            case .lapsed: "lapsed"
            }
        }
    }

    /// What a person may do with a feature.
    public enum Access: Hashable, Sendable {
        case open
        /// It is kept and can be read, but has no effect.
        case frozen
        case locked
    }

    public let standing: Standing
    /// Whether the trial can still be started.
    public let hasTrial: Bool
    /// The end of the trial, in the last hours before it, when it is announced; `nil` otherwise.
    public let trialEnding: Instant?
    private let pro: [String]

    public init(_ plan: Plan, _ tiers: TiersConfig, at now: Instant) {
        pro = tiers.pro
        hasTrial = plan.trial == nil
        let grace = Int64(tiers.graceHours) * 3_600_000
        var ends: (open: Instant, whole: Instant)?
        var standing: Standing?
        if let status = plan.status, plan.kind != nil {
            if let until = plan.until {
                // A refund ends everything at once; anything else that ends is followed by the hours of grace.
                let whole = status == .refunded ? until : until.adding(milliseconds: grace)
                if now < until { standing = .paid(until: until) } else { ends = (until, whole) }
            } else {
                standing = .paid(until: nil)
            }
        }
        var ending: Instant?
        if standing == nil, let begun = plan.trial {
            let end = begun.adding(milliseconds: Int64(tiers.trialDays) * 86_400_000)
            if now < end {
                standing = .trial(ends: end)
                if now >= end.adding(milliseconds: -Int64(tiers.reminderHours) * 3_600_000) { ending = end }
            } else {
                let whole = end.adding(milliseconds: grace)
                if ends.map({ $0.whole < whole }) ?? true { ends = (end, whole) }
            }
        }
        trialEnding = ending
        if let standing {
            self.standing = standing
        } else if let ends {
            self.standing = now < ends.whole ? .grace(ends: ends.whole) : .lapsed(since: ends.whole)
        } else {
            self.standing = .free
        }
    }

    /// Whether everything in Pro is open.
    public var isOpen: Bool {
        switch standing {
        case .trial, .grace, .paid: true
        case .free, .lapsed: false
        }
    }

    /// Whether Pro was bought, for the support form (MZ-272).
    public var isPaid: Bool {
        if case .paid = standing { return true }
        return false
    }

    /// What a person may do with a feature.
    public func access(to feature: String) -> Access {
        guard !isOpen, pro.contains(feature) else { return .open }
        if case .lapsed = standing { return .frozen }
        return .locked
    }

    /// Whether a gate blocks this person.
    public func closes(_ gate: Gate) -> Bool {
        switch access(to: gate.feature) {
        case .open: false
        case .frozen: !(gate.use == .read && gate.isReadableAtRest)
        case .locked: true
        }
    }

    /// Returns the instant from which a feature has no effect; `nil` while it is open. A feature that was never open
    /// has had no effect from the beginning.
    public func rest(of feature: String) -> Instant? {
        guard access(to: feature) != .open else { return nil }
        if case .lapsed(let since) = standing { return since }
        return Instant(seconds: 0)
    }
}

extension Instant {
    /// Returns the instant a number of milliseconds later.
    fileprivate func adding(milliseconds: Int64) -> Instant {
        Instant(milliseconds: self.milliseconds + milliseconds)
    }
}
