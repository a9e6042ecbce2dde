import Almanac

/// An item on a day's list.
public struct DayEntry: Hashable, Sendable {
    public var item: HifzItem
    public var lane: Lane
    /// About how long it takes.
    public var seconds: Int
    /// The probability that it is recalled, 0 to 1; `nil` before its first review.
    public var retrievability: Double?
    /// How many days it has waited, without those that don't count.
    public var waited: Int
    /// Its place in ``HifzState/items``.
    var index: Int

    /// Whether this comes first in its lane: what was never reviewed, then what is recalled least.
    func precedes(_ other: DayEntry) -> Bool {
        let (mine, theirs) = (retrievability ?? -1, other.retrievability ?? -1)
        if mine != theirs { return mine < theirs }
        return item != other.item && item.precedes(other.item)
    }
}
