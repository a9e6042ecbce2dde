extension Reorganisation {
    /// What a proposal costs, compared from the first member to the last: the objective that is minimised.
    public struct Cost: Hashable, Sendable, Comparable {
        /// Tasks not finished by a deadline of the day that could still be kept.
        public var missed: Int { Int(truncatingIfNeeded: weight >> 48) }
        /// Tasks without a place, by priority.
        public var withoutPlace: (high: Int, medium: Int, low: Int) {
            (field(32), field(16), field(0))
        }
        /// Tasks that were on time and don't stay.
        public var displaced: Int { Int(truncatingIfNeeded: effort >> 48) }
        /// How far tasks move, in minutes of the clock, together.
        public var minutes: Int { Int(truncatingIfNeeded: (effort >> 24) & 0xFF_FFFF) }
        /// How many tasks move.
        public var moved: Int { Int(truncatingIfNeeded: effort & 0xFF_FFFF) }

        /// Four counts of 16 bits: missed, high, medium, low. Their sums stay below 2^16, since tasks are limited.
        var weight: UInt64
        /// 16 bits of how many are displaced, 24 of minutes and 24 of how many move.
        var effort: UInt64

        static let none = Cost(weight: 0, effort: 0)
        /// More than any plan costs.
        static let impossible = Cost(weight: .max, effort: .max)

        private func field(_ shift: UInt64) -> Int { Int(truncatingIfNeeded: (weight >> shift) & 0xFFFF) }

        public static func < (a: Cost, b: Cost) -> Bool {
            a.weight != b.weight ? a.weight < b.weight : a.effort < b.effort
        }

        /// Whether it costs more than minutes: a deadline, a place, or the rest of a task that was on time.
        var disturbs: Bool { weight > 0 || displaced > 0 }

        /// Whether it costs less before minutes are counted.
        func disturbsLess(than other: Cost) -> Bool {
            weight != other.weight ? weight < other.weight : displaced < other.displaced
        }

        static func + (a: Cost, b: Cost) -> Cost {
            Cost(weight: a.weight + b.weight, effort: a.effort + b.effort)
        }

        /// A task moved by that many minutes.
        static func move(by minutes: Int) -> Cost {
            minutes == 0 ? .none : Cost(weight: 0, effort: UInt64(min(minutes.magnitude, 0xFFFF)) << 24 | 1)
        }

        /// A task that was on time and is moved or left out.
        static let displaced = Cost(weight: 0, effort: 1 << 48)

        /// A deadline that is not kept.
        static let missed = Cost(weight: 1 << 48, effort: 0)

        /// A task that finds no place.
        static func withoutPlace(_ priority: TaskPriority?) -> Cost {
            switch priority {
            case .high: Cost(weight: 1 << 32, effort: 0)
            case .medium, nil: Cost(weight: 1 << 16, effort: 0)
            case .low: Cost(weight: 1, effort: 0)
            }
        }
    }
}
