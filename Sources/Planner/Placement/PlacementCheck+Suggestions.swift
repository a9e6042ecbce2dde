extension PlacementCheck {
    /// Returns the nearest valid starts on the grid within the day, earliest first.
    ///
    /// Both sides of the start are represented if they have any. Starts without an overlap come first: one that
    /// overlaps a task is offered only on a side that has no others.
    public func suggestions(near start: Int, duration: Int, ignoring id: String? = nil) -> [Int] {
        let others = taken.filter { $0.id != id }
        var before = Side()
        var after = Side()
        var candidate = planner.gridStart(notBefore: max(earliest(near: start), 0))
        while candidate < CivilDay.minutes {
            defer { candidate += planner.grid }
            guard candidate != start, objection(start: candidate, duration: duration) == nil else { continue }
            let minutes = day.minutes(from: candidate, duration: duration)
            guard minutes.upperBound <= day.span.upperBound else { continue }
            let isFree = !others.contains { $0.minutes.overlaps(minutes) }
            if candidate < start { before.add(candidate, isFree) } else { after.add(candidate, isFree) }
        }
        // Each side has its nearest first. The nearer of the two heads is taken, keeping a place for the other side.
        return Self.nearest(
            Array(before.offered.reversed()), after.offered, to: start, limit: planner.suggestions)
    }

    /// The candidates on one side, in the order of the day.
    private struct Side {
        var free: [Int] = []
        var overlapping: [Int] = []
        var offered: [Int] { free.isEmpty ? overlapping : free }

        mutating func add(_ candidate: Int, _ isFree: Bool) {
            if isFree { free.append(candidate) } else { overlapping.append(candidate) }
        }
    }

    /// Returns at most `limit` starts of both lists, nearest first, with at least one from each list that isn't empty.
    /// Each list has its nearest first.
    private static func nearest(_ before: [Int], _ after: [Int], to start: Int, limit: Int) -> [Int] {
        var chosen: [Int] = []
        var b = 0
        var a = 0
        while chosen.count < limit && (b < before.count || a < after.count) {
            let isLast = chosen.count == limit - 1 && limit > 1
            let takesBefore: Bool
            if b == before.count {
                takesBefore = false
            } else if a == after.count {
                takesBefore = true
            } else if isLast && (a == 0 || b == 0) {
                takesBefore = b == 0
            } else {
                takesBefore = distance(before[b], start) < distance(after[a], start)
            }
            if takesBefore {
                chosen.append(before[b])
                b += 1
            } else {
                chosen.append(after[a])
                a += 1
            }
        }
        return chosen.sorted()
    }

    /// The distance between two minutes, for any two numbers.
    private static func distance(_ a: Int, _ b: Int) -> UInt {
        a < b ? UInt(bitPattern: b &- a) : UInt(bitPattern: a &- b)
    }
}
