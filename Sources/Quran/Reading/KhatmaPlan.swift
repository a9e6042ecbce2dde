/// A plan to read the whole Quran in portions of the mushaf's pages.
///
/// Nothing is owed: what was not read is spread over the days that are left, and after the last day the plan goes on at
/// the pace it began with.
public struct KhatmaPlan: Hashable, Sendable {
    /// How much is read a day.
    public enum Pace: Hashable, Sendable {
        /// Whatever is needed to end on a day, counted in civil days.
        case until(day: Int)
        /// So many pages.
        case pages(Int)
        /// So many juz, each to its end.
        case juz(Int)
    }

    public var pace: Pace
    /// The day it began, counted in civil days.
    public var began: Int
    /// How many pages have been read, from the first on.
    public var read: Int
    /// The day on which a portion was last read.
    public var readOn: Int?

    public init(pace: Pace, began: Int, read: Int = 0, readOn: Int? = nil) {
        self.pace = pace
        self.began = began
        self.read = read
        self.readOn = readOn
    }

    /// The pages of the mushaf that a portion of this day has, 1 to 604; `nil` where all has been read.
    ///
    /// Once today's portion is read this is the next one.
    public func portion(on day: Int, _ index: QuranIndex) -> ClosedRange<Int>? {
        let total = index.pages.count
        guard read < total else { return nil }
        let first = read + 1
        let size: Int
        switch pace {
        case .pages(let count): size = max(1, count)
        case .juz(let count): return first...max(first, Self.end(of: count, from: first, index))
        case .until(let end):
            let begin = readOn == day ? day + 1 : day
            size = end < begin ? ownPace(total) : Self.share(total - read, of: end - begin + 1)
        }
        return first...min(total, first + size - 1)
    }

    /// Whether the portions have grown to more than twice what they were in the beginning, so that a later end is worth
    /// offering.
    public func isHeavy(on day: Int, _ index: QuranIndex) -> Bool {
        guard case .until = pace, let portion = portion(on: day, index) else { return false }
        return portion.count > 2 * ownPace(index.pages.count)
    }

    /// The last day at the pace that the plan began with.
    public func laterEnd(on day: Int, _ index: QuranIndex) -> Int {
        let total = index.pages.count
        return day + Self.share(total - read, ownPace: ownPace(total)) - 1
    }

    /// Pages a day as the plan began.
    private func ownPace(_ total: Int) -> Int {
        guard case .until(let end) = pace else { return 1 }
        return Self.share(total, of: max(1, end - began + 1))
    }

    private static func share(_ pages: Int, of days: Int) -> Int { (pages + days - 1) / max(1, days) }

    private static func share(_ pages: Int, ownPace: Int) -> Int { max(1, (pages + ownPace - 1) / ownPace) }

    /// The last page of so many juz from the one that a page begins in.
    private static func end(of count: Int, from page: Int, _ index: QuranIndex) -> Int {
        let next = index.juz(of: index.pages[page - 1]) + max(1, count)
        guard next <= index.juz.count else { return index.pages.count }
        return index.page(of: index.juz[next - 1]) - 1
    }
}
