extension Reorganiser {
    /// What somebody else needs in order to arrange the day, and no more: free times and tasks. Prayers are not named,
    /// since their minutes are simply not free.
    public struct Question: Hashable, Sendable {
        /// The times in which tasks may be placed, as separate ranges of minutes of the day, ascending. They begin on
        /// the grid.
        public var free: [Range<Int>]
        /// The movable tasks, in the order of their current places.
        public var tasks: [Task]
        /// The number of minutes between possible starts.
        public var step: Int

        /// A movable task.
        public struct Task: Hashable, Sendable {
            public var task: PlannedTask
            public var start: Int
            /// The minute of the day by which it must be done; `nil` if no deadline on the day can still be kept.
            public var deadline: Int?
        }
    }

    /// The question that ``proposal(following:)`` takes an answer to.
    public var question: Question {
        var free: [Range<Int>] = []
        let step = slots.planner.grid
        var start = slots.planner.gridStart(notBefore: slots.window.lowerBound)
        while start < slots.window.upperBound {
            defer { start += step }
            guard slots.isFree(start: start, duration: step) else { continue }
            if let last = free.last, last.upperBound == start {
                free[free.count - 1] = last.lowerBound..<start + step
            } else {
                free.append(start..<start + step)
            }
        }
        let tasks = movable.map { Question.Task(task: $0.task, start: $0.start, deadline: $0.deadline) }
        return Question(free: free, tasks: tasks, step: step)
    }
}
