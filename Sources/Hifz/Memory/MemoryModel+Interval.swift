import Almanac

extension MemoryModel {
    /// Returns the days from a review to the next, 1 to ``longest``.
    public func interval(stability: Double) -> Int {
        let days = stability / factor * intervalFactor
        guard days < Double(longest) else { return longest }
        return min(max(1, Self.nearest(days)), longest)
    }

    /// Returns the day on which an item is due.
    ///
    /// - Parameter seed: what the interval is varied by, so that items that were learnt together don't stay together;
    ///   without one it is not varied.
    public func due(_ state: MemoryState, seed: FuzzSeed? = nil) -> CivilDate {
        let interval = interval(stability: state.stability)
        return state.reviewed.adding(days: seed.map { varied(interval, by: $0) } ?? interval)
    }

    /// The interval's neighbour that a seed chooses, within the fuzz of its range.
    private func varied(_ interval: Int, by seed: FuzzSeed) -> Int {
        let days = Double(interval)
        guard let first = fuzz.first, days >= first.from else { return interval }
        var width = 1.0
        for (index, range) in fuzz.enumerated() {
            let end = index + 1 < fuzz.count ? min(days, fuzz[index + 1].from) : days
            width += range.share * max(0, end - range.from)
        }
        let last = min(Self.nearest(days + width), longest)
        let least = min(max(2, Self.nearest(days - width)), last)
        return least + seed.number(below: last - least + 1)
    }

    /// The nearest integer, a half to the even one; for numbers up to 2^31.
    private static func nearest(_ value: Double) -> Int {
        // Adding and subtracting 1.5 · 2^52 rounds to an integer.
        let magic = 0x1.8p52
        return Int((value + magic) - magic)
    }
}
