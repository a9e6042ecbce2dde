import Almanac

/// An unprompted offer of Pro. It comes once for each occasion, is dismissed for good with one touch, and never appears
/// during a prayer (MZ-273).
public struct UpgradeOffer: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The trial ends within a day.
        case ending
        /// The first week of use is over.
        case week
        case ramadan
        case eid
    }

    public var kind: Kind
    /// The name under which a dismissal is remembered: the kind, and the year for offers that return every year.
    public var id: String

    /// The facts on which the decision is based.
    public struct Facts: Sendable {
        public var now: Instant
        /// When the person started using the product.
        public var since: Instant?
        /// Whether it is the time of a prayer's block.
        public var isInPrayer = false
        /// Today's Hijri date; `nil` outside the calendar.
        public var hijri: HijriDate?
        public var isEid = false
        /// The ids of dismissed offers.
        public var dismissed: [String] = []

        public init(now: Instant) { self.now = now }
    }

    /// Finds the offer to show now; `nil` if there is none.
    public init?(_ entitlement: Entitlement, _ settings: OfferSettings, _ facts: Facts) {
        guard !facts.isInPrayer else { return nil }
        for kind in Kind.allCases {
            guard let id = Self.id(kind, entitlement, settings, facts), !facts.dismissed.contains(id) else { continue }
            self.kind = kind
            self.id = id
            return
        }
        return nil
    }

    private static func id(_ kind: Kind, _ entitlement: Entitlement, _ settings: OfferSettings, _ facts: Facts)
        -> String?
    {
        switch kind {
        case .ending:
            return entitlement.trialEnding == nil ? nil : kind.rawValue
        case .week:
            guard settings.week, entitlement.standing == .free, let since = facts.since else { return nil }
            let begin = since + .hours(Int64(settings.weekAfter) * 24)
            let end = begin + .hours(Int64(settings.weekFor) * 24)
            return begin <= facts.now && facts.now < end ? kind.rawValue : nil
        case .ramadan:
            guard settings.ramadan, !entitlement.isOpen, let hijri = facts.hijri, hijri.month == .ramadan else {
                return nil
            }
            return kind.rawValue + "-\(hijri.year)"
        case .eid:
            guard settings.eid, !entitlement.isOpen, facts.isEid, let hijri = facts.hijri else { return nil }
            return kind.rawValue + "-\(hijri.year)-\(hijri.month.rawValue)"
        }
    }

    /// Whether a text is the id of a possible offer.
    public static func isID(_ id: String) -> Bool {
        guard id.utf8.count <= 24 else { return false }
        for kind in Kind.allCases where id.utf8.starts(with: kind.rawValue.utf8) {
            for byte in id.utf8 where !(0x61...0x7A).contains(byte) && byte != 0x2D && !(0x30...0x39).contains(byte) {
                return false
            }
            return true
        }
        return false
    }
}
