import Almanac

/// What is open to a person at an instant in commercial mode. In a self-hosted product there is none of this.
public struct Entitlement: Hashable, Sendable {
    /// How the person stands.
    public enum Standing: Hashable, Sendable {
        /// Never had Pro.
        case free
        case trial(ends: Instant)
        /// What was open is over; everything stays open for a little longer (MZ-277).
        case grace(ends: Instant)
        /// `nil` for always.
        case paid(until: Instant?)
        /// Had Pro until then: what was made with it is kept as it is and rests.
        case lapsed(since: Instant)

        /// The standing's name in JSON and in what goes to who supports the product.
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
        /// It is kept, can be read, and has no effect.
        case frozen
        case locked
    }

    public let standing: Standing
    /// Whether the trial can still be begun.
    public let hasTrial: Bool
    /// Until when the end of the trial is spoken of: in the hours before it.
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
                // Money that was given back leaves nothing open; whatever else ends leaves the hours of grace.
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

    /// Whether all of Pro is open.
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

    /// Whether a row of the table keeps this person out.
    public func closes(_ gate: Gate) -> Bool {
        switch access(to: gate.feature) {
        case .open: false
        case .frozen: !(gate.use == .read && gate.isReadableAtRest)
        case .locked: true
        }
    }

    /// The instant from which a feature has no effect; `nil` while it is open. What was never open rests from the
    /// beginning.
    public func rest(of feature: String) -> Instant? {
        guard access(to: feature) != .open else { return nil }
        if case .lapsed(let since) = standing { return since }
        return Instant(seconds: 0)
    }
}

extension Instant {
    /// The instant so many milliseconds later.
    fileprivate func adding(milliseconds: Int64) -> Instant {
        Instant(milliseconds: self.milliseconds + milliseconds)
    }
}
