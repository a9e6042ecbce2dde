extension Reorganiser {
    /// What another needs to know to arrange the day, and no more: free times and tasks. No prayer is named, since what a
    /// prayer takes is simply not free.
    public struct Question: Hashable, Sendable {
        /// The times into which tasks may be put, minutes of the day, ascending and apart. They begin on the grid.
        public var free: [Range<Int>]
        /// The tasks that may be moved, in the order they stand.
        public var tasks: [Task]
        /// Minutes from one start to the next.
        public var step: Int

        /// A task that may be moved.
        public struct Task: Hashable, Sendable {
            public var task: PlannedTask
            public var start: Int
            /// By which minute of the day it is to be done; `nil` where no deadline of the day can still be kept.
            public var deadline: Int?
        }
    }

    /// The question whose answer ``proposal(following:)`` takes.
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
