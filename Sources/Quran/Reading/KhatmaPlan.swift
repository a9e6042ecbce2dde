/// A plan for reading the whole Quran in portions of the mushaf's pages.
///
/// Nothing is ever overdue: what was not read is spread over the remaining days, and after the last day the plan
/// continues at its original pace.
public struct KhatmaPlan: Hashable, Sendable {
    /// How much is read each day.
    public enum Pace: Hashable, Sendable {
        /// As much as is needed to finish on a day, given as a number of civil days.
        case until(day: Int)
        /// A number of pages.
        case pages(Int)
        /// A number of juz, each to its end.
        case juz(Int)
    }

    public var pace: Pace
    /// The day on which it began, as a number of civil days.
    public var began: Int
    /// The number of pages read so far, from the first page on.
    public var read: Int
    /// The day on which a portion was last read.
    public var readOn: Int?

    public init(pace: Pace, began: Int, read: Int = 0, readOn: Int? = nil) {
        self.pace = pace
        self.began = began
        self.read = read
        self.readOn = readOn
    }

    /// Returns the pages of this day's portion, 1 to 604; `nil` if everything has been read.
    ///
    /// Once today's portion has been read, this is the next one.
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

    /// Whether the portions have become more than twice as large as at the beginning, so that a later end should be
    /// suggested.
    public func isHeavy(on day: Int, _ index: QuranIndex) -> Bool {
        guard case .until = pace, let portion = portion(on: day, index) else { return false }
        return portion.count > 2 * ownPace(index.pages.count)
    }

    /// Returns the last day at the plan's original pace.
    public func laterEnd(on day: Int, _ index: QuranIndex) -> Int {
        let total = index.pages.count
        return day + Self.share(total - read, ownPace: ownPace(total)) - 1
    }

    /// Returns the number of pages each day at the plan's original pace.
    private func ownPace(_ total: Int) -> Int {
        guard case .until(let end) = pace else { return 1 }
        return Self.share(total, of: max(1, end - began + 1))
    }

    private static func share(_ pages: Int, of days: Int) -> Int { (pages + days - 1) / max(1, days) }

    private static func share(_ pages: Int, ownPace: Int) -> Int { max(1, (pages + ownPace - 1) / ownPace) }

    /// Returns the last page of a number of juz, counted from the one in which a page begins.
    private static func end(of count: Int, from page: Int, _ index: QuranIndex) -> Int {
        let next = index.juz(of: index.pages[page - 1]) + max(1, count)
        guard next <= index.juz.count else { return index.pages.count }
        return index.page(of: index.juz[next - 1]) - 1
    }
}
