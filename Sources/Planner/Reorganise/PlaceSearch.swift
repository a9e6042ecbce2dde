/// A search for the best places of tasks in the allowed orders, while other tasks keep theirs.
///
/// It is dynamic programming. The state is which tasks are decided, and the point in time from which the day is free.
/// From a state, a task that may come next is either placed at some point or left out. The cost of the rest depends on
/// nothing else, so the minimum is found exactly, in (a + 1)(b + 1)p steps for two sequences of a and b tasks and p
/// points.
struct PlaceSearch {
    typealias Cost = Reorganisation.Cost

    private let tasks: [MovableTask]
    private let steps: [[PlaceOrder.Step]]
    /// The tasks that keep their places.
    private let kept: [MovableTask]
    private let keptCost: Cost
    /// All possible starts, ascending.
    private let points: [Int]
    /// The least cost of the remaining tasks, for each state and point.
    private var costs: [Cost]
    private let row: Int

    /// - Parameter kept: Tasks that keep their places, as they must be allowed to.
    init(_ order: PlaceOrder, keeping kept: [MovableTask] = []) {
        let tasks = Self.cleared(order.tasks, of: kept)
        let points = Self.points(tasks)
        self.tasks = Self.located(tasks, points)
        self.points = points
        self.kept = kept
        steps = order.steps
        keptCost = kept.reduce(.none) { $0 + ($1.ownPlace?.cost ?? .impossible) }
        row = points.count + 1
        costs = Array(repeating: .none, count: steps.count * row)
        search()
    }

    /// The cost of the best plan.
    var cost: Cost { costs[(steps.count - 1) * row] + keptCost }

    private mutating func search() {
        var placed = [Cost](repeating: .impossible, count: row)
        for state in 1..<max(1, steps.count) {
            for k in placed.indices { placed[k] = .impossible }
            for step in steps[state] { take(tasks[step.task], then: step.then * row, &placed) }
            settle(state, &placed)
        }
    }

    /// Adds the costs of placing a task at each of its places, at the last point from which it can be taken.
    private func take(_ task: MovableTask, then rest: Int, _ placed: inout [Cost]) {
        for place in task.places {
            let cost = place.cost + costs[rest + place.next]
            if cost < placed[place.from] { placed[place.from] = cost }
        }
    }

    /// Computes the least cost from each point on, by using a place at or after it or leaving a task out.
    private mutating func settle(_ state: Int, _ placed: inout [Cost]) {
        var best = Cost.impossible
        for k in stride(from: row - 1, through: 0, by: -1) {
            if placed[k] < best { best = placed[k] }
            var least = best
            for step in steps[state] {
                let without = tasks[step.task].omission + costs[step.then * row + k]
                if without < least { least = without }
            }
            costs[state * row + k] = least
        }
    }

    // MARK: The plan

    /// Returns the places of the best plan by task. Of several with the same cost, it is the one whose tasks begin
    /// earlier.
    func plan() -> [String: Int] {
        var starts: [String: Int] = [:]
        for task in kept { starts[task.task.id] = task.start }
        var (state, k) = (steps.count - 1, 0)
        while state > 0 {
            let least = costs[state * row + k]
            var earliest: (place: MovableTask.Place, step: PlaceOrder.Step)?
            for step in steps[state] {
                guard let place = place(tasks[step.task], then: step.then * row, from: k, cost: least) else { continue }
                if place.start < earliest?.place.start ?? .max { earliest = (place, step) }
            }
            if let (place, step) = earliest {
                starts[tasks[step.task].task.id] = place.start
                (state, k) = (step.then, place.next)
            } else {
                let omitted = steps[state].first { tasks[$0.task].omission + costs[$0.then * row + k] == least }
                state = omitted?.then ?? 0
            }
        }
        return starts
    }

    /// Returns the earliest place of a task that leads to a cost.
    private func place(_ task: MovableTask, then rest: Int, from k: Int, cost: Cost) -> MovableTask.Place? {
        task.places.first { $0.from >= k && $0.cost + costs[rest + $0.next] == cost }
    }
}

extension PlaceSearch {
    /// Returns the tasks with only those places that don't overlap the tasks that are kept.
    static func cleared(_ tasks: [MovableTask], of kept: [MovableTask]) -> [MovableTask] {
        guard !kept.isEmpty else { return tasks }
        let taken = TakenMinutes(kept.compactMap { $0.ownPlace?.minutes })
        var tasks = tasks
        for task in tasks.indices { tasks[task].places.removeAll { !taken.isFree($0.minutes) } }
        return tasks
    }

    /// Returns every start a task may take, and the first minute it needs if the clocks go back.
    static func points(_ tasks: [MovableTask]) -> [Int] {
        var points: [Int] = []
        for task in tasks {
            for place in task.places { points += [place.start, place.minutes.lowerBound] }
        }
        points.sort()
        var unique: [Int] = []
        for point in points where point != unique.last { unique.append(point) }
        return unique
    }

    /// Returns the tasks with the point indices of each place.
    static func located(_ tasks: [MovableTask], _ points: [Int]) -> [MovableTask] {
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

    /// Returns the index of the first point at or after a minute.
    private static func index(notBefore minute: Int, _ points: [Int]) -> Int {
        var (low, high) = (0, points.count)
        while low < high {
            let middle = (low + high) / 2
            if points[middle] < minute { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
