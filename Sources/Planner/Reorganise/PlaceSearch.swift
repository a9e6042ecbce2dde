/// The best places for two sequences of tasks that may run through each other but keep their own order.
///
/// Dynamic programming: the state is how many of each sequence are decided and from which point of time the day is
/// free. From it, the next task of either sequence is placed at some point, or left out. The cost of the rest depends
/// on nothing else, so the least is found exactly, in (a + 1)(b + 1)p steps for a and b tasks and p points.
struct PlaceSearch {
    typealias Cost = Reorganisation.Cost

    private var first: [MovableTask]
    private var second: [MovableTask]
    /// The starts in question, ascending.
    private let points: [Int]
    /// The least cost of the rest, for each state.
    private var costs: [Cost]
    private let row: Int

    init(_ first: [MovableTask], _ second: [MovableTask] = []) {
        let points = Self.points(first + second)
        self.first = Self.located(first, points)
        self.second = Self.located(second, points)
        self.points = points
        row = points.count + 1
        costs = Array(repeating: .none, count: (first.count + 1) * (second.count + 1) * row)
        search()
    }

    /// What the best plan costs.
    var cost: Cost { costs[0] }

    private func offset(_ i: Int, _ j: Int) -> Int { (i * (second.count + 1) + j) * row }

    private mutating func search() {
        var placed = [Cost](repeating: .impossible, count: row)
        for i in stride(from: first.count, through: 0, by: -1) {
            for j in stride(from: second.count, through: 0, by: -1) where i < first.count || j < second.count {
                for k in placed.indices { placed[k] = .impossible }
                if i < first.count { take(first[i], then: offset(i + 1, j), &placed) }
                if j < second.count { take(second[j], then: offset(i, j + 1), &placed) }
                settle(i, j, &placed)
            }
        }
    }

    /// The cost of placing a task at each of its places, at the last point from which it may be taken.
    private func take(_ task: MovableTask, then rest: Int, _ placed: inout [Cost]) {
        for place in task.places {
            let cost = place.cost + costs[rest + place.next]
            if cost < placed[place.from] { placed[place.from] = cost }
        }
    }

    /// The least cost from each point on: a place at or after it, or leaving a task out.
    private mutating func settle(_ i: Int, _ j: Int, _ placed: inout [Cost]) {
        let here = offset(i, j)
        var best = Cost.impossible
        for k in stride(from: row - 1, through: 0, by: -1) {
            if placed[k] < best { best = placed[k] }
            var least = best
            if i < first.count {
                let without = first[i].omission + costs[offset(i + 1, j) + k]
                if without < least { least = without }
            }
            if j < second.count {
                let without = second[j].omission + costs[offset(i, j + 1) + k]
                if without < least { least = without }
            }
            costs[here + k] = least
        }
    }

    // MARK: The plan

    /// The places of the best plan by task: of several that cost the same, the one whose tasks begin earlier.
    func plan() -> [String: Int] {
        var starts: [String: Int] = [:]
        var (i, j, k) = (0, 0, 0)
        while i < first.count || j < second.count {
            let least = costs[offset(i, j) + k]
            let a = i < first.count ? place(first[i], then: offset(i + 1, j), from: k, cost: least) : nil
            let b = j < second.count ? place(second[j], then: offset(i, j + 1), from: k, cost: least) : nil
            if let a, a.start <= b?.start ?? .max {
                starts[first[i].task.id] = a.start
                (i, k) = (i + 1, a.next)
            } else if let b {
                starts[second[j].task.id] = b.start
                (j, k) = (j + 1, b.next)
            } else if i < first.count, first[i].omission + costs[offset(i + 1, j) + k] == least {
                i += 1
            } else {
                j += 1
            }
        }
        return starts
    }

    /// The earliest place of a task that leads to a cost.
    private func place(_ task: MovableTask, then rest: Int, from k: Int, cost: Cost) -> MovableTask.Place? {
        task.places.first { $0.from >= k && $0.cost + costs[rest + $0.next] == cost }
    }

    // MARK: Points

    /// Every start that a task may take, and the first minute it would need where the clocks go back.
    private static func points(_ tasks: [MovableTask]) -> [Int] {
        var points: [Int] = []
        for task in tasks {
            for place in task.places { points += [place.start, place.minutes.lowerBound] }
        }
        points.sort()
        var unique: [Int] = []
        for point in points where point != unique.last { unique.append(point) }
        return unique
    }

    /// The tasks with each place's points looked up.
    private static func located(_ tasks: [MovableTask], _ points: [Int]) -> [MovableTask] {
        var tasks = tasks
        for task in tasks.indices {
            for index in tasks[task].places.indices {
                let minutes = tasks[task].places[index].minutes
                tasks[task].places[index].from = Self.index(notBefore: minutes.lowerBound, points)
                tasks[task].places[index].next = Self.index(notBefore: minutes.upperBound, points)
            }
        }
        return tasks
    }

    /// The index of the first point at or after a minute.
    private static func index(notBefore minute: Int, _ points: [Int]) -> Int {
        var (low, high) = (0, points.count)
        while low < high {
            let middle = (low + high) / 2
            if points[middle] < minute { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
