import Almanac

/// A time that is tied to a prayer: so many minutes after it has come, or before it.
public struct PrayerAnchor: Hashable, Sendable {
    public var prayer: PrayerBlock.Kind
    public var isAfter: Bool
    /// Minutes, within ``range``.
    public var minutes: Int

    /// The minutes there can be between a prayer and what is tied to it.
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

    /// The anchor as records and programs write it: `asr+20`, `maghrib-10`.
    public var text: String { prayer.name + (isAfter ? "+" : "-") + "\(minutes)" }

    /// When something of this length begins on a day; `nil` where the day has no prayers.
    ///
    /// After a prayer it begins once the minutes have passed and the prayer's block is over; before one it ends so many
    /// minutes before it, clear of its block.
    public func start(on day: PlanningDay, duration: Int) -> Int? {
        for block in day.blocks where block.day == 0 && block.kind == prayer {
            if isAfter { return max(block.start + minutes, block.reserved.upperBound) }
            return min(block.start - minutes, block.reserved.lowerBound) - duration
        }
        return nil
    }
}
