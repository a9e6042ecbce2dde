/// The orders in which a search may place tasks: for each state, which task may come next and the state that follows.
///
/// States are numbered so that every step leads to a lower one. In state 0 all tasks are decided.
struct PlaceOrder {
    struct Step {
        /// The task's index in the list.
        var task: Int
        var then: Int
    }

    let tasks: [MovableTask]
    let steps: [[Step]]

    /// Creates the orders of two sequences that may interleave but keep their own order.
    init(_ first: [MovableTask], _ second: [MovableTask] = []) {
        tasks = first + second
        var steps: [[Step]] = []
        let row = second.count + 1
        for a in 0...first.count {
            for b in 0...second.count {
                var next: [Step] = []
                if a > 0 { next.append(Step(task: first.count - a, then: (a - 1) * row + b)) }
                if b > 0 { next.append(Step(task: tasks.count - b, then: a * row + b - 1)) }
                steps.append(next)
            }
        }
        self.steps = steps
    }

    /// The most tasks that can be in any order, because they have 2ⁿ states.
    static let freeLimit = 8

    /// Creates all orders, for up to ``freeLimit`` tasks.
    init(inAnyOrder tasks: [MovableTask]) {
        self.tasks = tasks
        var steps: [[Step]] = []
        for state in 0..<1 << tasks.count {
            var next: [Step] = []
            for task in tasks.indices where state & 1 << task != 0 {
                next.append(Step(task: task, then: state & ~(1 << task)))
            }
            steps.append(next)
        }
        self.steps = steps
    }
}
