import Almanac

/// A time that is tied to a prayer: a number of minutes after or before the prayer's time.
public struct PrayerAnchor: Hashable, Sendable {
    public var prayer: PrayerBlock.Kind
    public var isAfter: Bool
    /// The minutes, within ``range``.
    public var minutes: Int

    /// The allowed minutes between a prayer and what is tied to it.
    public static let range = 0...720

    public init(_ prayer: PrayerBlock.Kind, isAfter: Bool, minutes: Int) {
        self.prayer = prayer
        self.isAfter = isAfter
        self.minutes = min(max(minutes, Self.range.lowerBound), Self.range.upperBound)
    }

    /// Reads what ``text`` writes; `nil` for anything else.
    public init?(_ text: String) {
        for kind in PrayerBlock.Kind.allCases where text.utf8.starts(with: kind.name.utf8) {
            let rest = text.dropFirst(kind.name.count)
            guard let sign = rest.first, sign == "+" || sign == "-", rest.utf8.count <= 4,
                let minutes = Int(rest.dropFirst()), Self.range.contains(minutes)
            else { return nil }
            self.init(kind, isAfter: sign == "+", minutes: minutes)
            return
        }
        return nil
    }

    /// The anchor as written in records and to programs: `asr+20`, `maghrib-10`.
    public var text: String { prayer.name + (isAfter ? "+" : "-") + "\(minutes)" }

    /// Returns when something of a given length begins on a day; `nil` if the day has no prayers.
    ///
    /// After a prayer, it begins once the minutes have passed and the prayer's block is over. Before a prayer, it ends
    /// that many minutes ahead of it and before its block.
    public func start(on day: PlanningDay, duration: Int) -> Int? {
        for block in day.blocks where block.day == 0 && block.kind == prayer {
            if isAfter { return max(block.start + minutes, block.reserved.upperBound) }
            return min(block.start - minutes, block.reserved.lowerBound) - duration
        }
        return nil
    }
}
