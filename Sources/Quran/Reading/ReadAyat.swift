/// The ayat that were read, by their positions in the whole Quran, counted from 0.
///
/// The sets of two devices are merged by union, so an ayah that was read twice counts once.
public struct ReadAyat: Hashable, Sendable {
    /// The ranges in order, none touching or overlapping another.
    public private(set) var ranges: [ClosedRange<Int>] = []

    /// Creates an empty set.
    public init() {}

    /// Reads what ``text`` wrote, ignoring anything that is not a range of numbers.
    public init(text: String) {
        for part in text.split(separator: ",") {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false)
            guard let first = ends.first.flatMap({ Int($0) }), let last = ends.last.flatMap({ Int($0) }),
                ends.count <= 2, first >= 0, last >= first
            else { continue }
            insert(first...last)
        }
    }

    /// The ranges as stored in a record: `255-263,300`.
    public var text: String {
        var text = ""
        for range in ranges {
            if !text.isEmpty { text += "," }
            text += "\(range.lowerBound)"
            if range.count > 1 { text += "-\(range.upperBound)" }
        }
        return text
    }

    /// The number of ayat.
    public var count: Int {
        var count = 0
        for range in ranges { count += range.count }
        return count
    }

    public func contains(_ position: Int) -> Bool {
        for range in ranges where range.contains(position) { return true }
        return false
    }

    public mutating func insert(_ range: ClosedRange<Int>) {
        var kept: [ClosedRange<Int>] = []
        var (low, high) = (range.lowerBound, range.upperBound)
        for other in ranges {
            if other.upperBound < low - 1 || other.lowerBound > high + 1 {
                kept.append(other)
            } else {
                low = min(low, other.lowerBound)
                high = max(high, other.upperBound)
            }
        }
        kept.append(low...high)
        ranges = kept.sorted { a, b in a.lowerBound < b.lowerBound }
    }

    public mutating func formUnion(_ other: ReadAyat) {
        for range in other.ranges { insert(range) }
    }

    /// Returns the number of pages read. A page counts once its last ayah was read.
    public func pages(_ index: QuranIndex) -> Int {
        var count = 0
        for page in index.pages.indices {
            guard let last = index.end(ofPage: page + 1), let position = index.position(of: last) else { continue }
            if contains(position) { count += 1 }
        }
        return count
    }
}
