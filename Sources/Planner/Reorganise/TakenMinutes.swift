/// The minutes of a day that are taken, with a table of prefix counts so that a query takes constant time.
struct TakenMinutes: Sendable {
    /// From one day before 00:00 of the day to four days after it. A task can't extend further.
    private static let reach = -CivilDay.minutes..<4 * CivilDay.minutes
    private var before: [Int32]

    init(_ ranges: [Range<Int>]) {
        var changes = [Int32](repeating: 0, count: Self.reach.count + 1)
        for range in ranges {
            let range = range.clamped(to: Self.reach)
            guard !range.isEmpty else { continue }
            changes[range.lowerBound - Self.reach.lowerBound] += 1
            changes[range.upperBound - Self.reach.lowerBound] -= 1
        }
        before = [Int32](repeating: 0, count: Self.reach.count + 1)
        var depth: Int32 = 0
        for index in 0..<Self.reach.count {
            depth += changes[index]
            before[index + 1] = before[index] + (depth > 0 ? 1 : 0)
        }
    }

    /// Whether none of these minutes is taken.
    func isFree(_ minutes: Range<Int>) -> Bool {
        let minutes = minutes.clamped(to: Self.reach)
        return before[minutes.upperBound - Self.reach.lowerBound] == before[minutes.lowerBound - Self.reach.lowerBound]
    }
}
