extension Reorganisation {
    /// The cost of a proposal, which is minimised. Costs are compared from the first member to the last.
    public struct Cost: Hashable, Sendable, Comparable {
        /// The number of tasks that miss a deadline on the day that could still be kept.
        public var missed: Int { Int(truncatingIfNeeded: weight >> 48) }
        /// The numbers of tasks without a place, by priority.
        public var withoutPlace: (high: Int, medium: Int, low: Int) {
            (field(32), field(16), field(0))
        }
        /// The number of tasks that were on time but don't stay.
        public var displaced: Int { Int(truncatingIfNeeded: effort >> 48) }
        /// The total distance by which tasks move, in minutes of the clock.
        public var minutes: Int { Int(truncatingIfNeeded: (effort >> 24) & 0xFF_FFFF) }
        /// The number of tasks that move.
        public var moved: Int { Int(truncatingIfNeeded: effort & 0xFF_FFFF) }

        /// Four counts of 16 bits: missed, high, medium, low. Their sums stay below 2^16, because the number of tasks
        /// is limited.
        var weight: UInt64
        /// 16 bits for the displaced tasks, 24 for the minutes and 24 for the tasks that move.
        var effort: UInt64

        static let none = Cost(weight: 0, effort: 0)
        /// A cost greater than that of any plan.
        static let impossible = Cost(weight: .max, effort: .max)

        private func field(_ shift: UInt64) -> Int { Int(truncatingIfNeeded: (weight >> shift) & 0xFFFF) }

        public static func < (a: Cost, b: Cost) -> Bool {
            a.weight != b.weight ? a.weight < b.weight : a.effort < b.effort
        }

        /// Whether there are costs beyond minutes: a deadline, a place, or a task that was on time and doesn't stay.
        var disturbs: Bool { weight > 0 || displaced > 0 }

        /// Whether it costs less, not counting minutes.
        func disturbsLess(than other: Cost) -> Bool {
            weight != other.weight ? weight < other.weight : displaced < other.displaced
        }

        static func + (a: Cost, b: Cost) -> Cost {
            Cost(weight: a.weight + b.weight, effort: a.effort + b.effort)
        }

        /// The cost of moving a task by a number of minutes.
        static func move(by minutes: Int) -> Cost {
            minutes == 0 ? .none : Cost(weight: 0, effort: UInt64(min(minutes.magnitude, 0xFFFF)) << 24 | 1)
        }

        /// The cost of moving or leaving out a task that was on time.
        static let displaced = Cost(weight: 0, effort: 1 << 48)

        /// The cost of missing a deadline.
        static let missed = Cost(weight: 1 << 48, effort: 0)

        /// The cost of a task without a place.
        static func withoutPlace(_ priority: TaskPriority?) -> Cost {
            switch priority {
            case .high: Cost(weight: 1 << 32, effort: 0)
            case .medium, nil: Cost(weight: 1 << 16, effort: 0)
            case .low: Cost(weight: 1, effort: 0)
            }
        }
    }
}
