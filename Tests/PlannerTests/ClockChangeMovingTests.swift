import Testing

@testable import Planner

/// Reckoning over a change of the clocks, held against a count minute by minute.
struct ClockChangeMovingTests {
    /// Every minute that passes about a change, as the wall clock shows it.
    private static func shown(_ change: ClockChange) -> [Int] {
        (-600..<900).map { $0 < change.minute ? $0 : $0 + change.shift }
    }

    @Test(
        "What lies between two times is what passes between them, whichever way the clocks go",
        arguments: [60, 30, -60, -30])
    func between(shift: Int) throws {
        let change = ClockChange(minute: 120, shift: shift)
        let shown = Self.shown(change)
        let twice = Set(Dictionary(grouping: shown, by: { $0 }).filter { $0.value.count > 1 }.keys)
        for first in stride(from: 0, to: shown.count, by: 17) {
            for last in stride(from: first, to: shown.count, by: 13)
            where !twice.contains(shown[last]) && !twice.contains(shown[first]) {
                let passed = last - first
                #expect([change].minutes(from: shown[first], to: shown[last]) == passed)
                #expect([change].time(passed, before: shown[last]) == shown[first])
                if shift > 0 {
                    #expect([change].time(passed, after: shown[first]) == shown[last] || shown[last] == 120 + shift)
                }
            }
        }
    }

    @Test("What lasts never ends before it begins where the clocks go back")
    func back() {
        let changes = [ClockChange(minute: 120, shift: -60)]
        for start in 0..<300 {
            for length in [1, 15, 60, 90] { #expect(changes.time(length, after: start) == start + length) }
        }
    }
}
