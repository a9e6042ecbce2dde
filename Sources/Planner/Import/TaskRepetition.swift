import Almanac

/// When an imported task repeats, in the place's zone.
public struct TaskRepetition: Hashable, Sendable {
    public var time: SeriesTime
    public var recurrence: Recurrence

    public init(time: SeriesTime, recurrence: Recurrence) {
        self.time = time
        self.recurrence = recurrence
    }
}
