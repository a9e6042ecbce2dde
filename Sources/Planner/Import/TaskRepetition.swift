import Almanac

/// When a task of a file comes again, by the place's clocks.
public struct TaskRepetition: Hashable, Sendable {
    public var time: SeriesTime
    public var recurrence: Recurrence

    public init(time: SeriesTime, recurrence: Recurrence) {
        self.time = time
        self.recurrence = recurrence
    }
}
