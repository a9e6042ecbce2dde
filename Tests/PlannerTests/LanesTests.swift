import TestSupport
import Testing

@testable import Planner

@Suite struct LanesTests {
    @Test("MZ-048 neighbours that overlap stand side by side; what follows them has the full width")
    func sideBySide() {
        let lanes = Lanes([at(9)..<at(10), at(9, 30)..<at(10, 30), at(10)..<at(11), at(12)..<at(13)])
        #expect(lanes.assignments.map { $0.lane } == [0, 1, 0, 0])
        #expect(lanes.assignments.map { $0.lanes } == [2, 2, 2, 1])
    }

    @Test("MZ-048 columns never overlap and are as few as the busiest minute needs")
    func againstReference() {
        var generator = Generator(seed: 48)
        for _ in 0..<2_000 {
            let count = generator.integer(in: 0...14)
            let extents = (0..<count).map { _ in
                let start = generator.integer(in: 0...600)
                return start..<start + generator.integer(in: 1...120)
            }.sorted { $0.lowerBound < $1.lowerBound }
            let assignments = Lanes(extents).assignments
            for first in 0..<count {
                #expect(assignments[first].lane < assignments[first].lanes)
                for second in first + 1..<max(count, first + 1) where extents[first].overlaps(extents[second]) {
                    #expect(assignments[first].lane != assignments[second].lane)
                    #expect(assignments[first].lanes == assignments[second].lanes)
                }
                // The group: everything reached from here through overlaps; its busiest minute sets the columns.
                var group: Set<Int> = [first]
                var grown = true
                while grown {
                    grown = false
                    for other in 0..<count where !group.contains(other) {
                        if group.contains(where: { extents[$0].overlaps(extents[other]) }) {
                            group.insert(other)
                            grown = true
                        }
                    }
                }
                let busiest = group.map { index in
                    group.filter { extents[$0].contains(extents[index].lowerBound) }.count
                }.max()
                #expect(assignments[first].lanes == busiest)
            }
        }
    }
}
