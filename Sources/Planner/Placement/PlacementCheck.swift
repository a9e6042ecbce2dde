/// Decides whether a task may be placed at a time of a day, and what to suggest if it may not.
///
/// A task never overlaps a prayer or the buffers around it. Tasks may overlap each other, which is reported.
public struct PlacementCheck: Sendable {
    public let day: PlanningDay
    let planner: PlannerConfig
    /// The current minute, if this is the current day. Nothing before it is suggested.
    private let now: Int?
    /// The minutes taken by other tasks, with the tasks' ids.
    let taken: [Taken]

    struct Taken: Sendable {
        var id: String
        var minutes: Range<Int>
    }

    /// - Parameters:
    ///   - tasks: The day's tasks. Those of other dates, and completed or deleted ones, are ignored.
    ///   - earliest: The current minute, if this is the current day, so that nothing in the past is suggested.
    public init(day: PlanningDay, tasks: [PlannedTask] = [], earliest: Int? = nil, planner: PlannerConfig) {
        self.day = day
        self.planner = planner
        now = earliest
        var taken: [Taken] = []
        for task in tasks where task.isBusy {
            guard let placement = task.placement, placement.date == day.date else { continue }
            taken.append(Taken(id: task.id, minutes: day.minutes(from: placement.start, duration: task.duration)))
        }
        self.taken = taken
    }

    /// Returns whether a task may begin at a minute of the day. `id` is the task's own id, so that it doesn't overlap
    /// itself.
    public func verdict(start: Int, duration: Int, ignoring id: String? = nil) -> PlacementVerdict {
        if let reason = objection(start: start, duration: duration) {
            return .refused(refusal(reason, start: start, duration: duration, ignoring: id))
        }
        let minutes = day.minutes(from: start, duration: duration)
        var overlapped: [String] = []
        for other in taken where other.id != id && other.minutes.overlaps(minutes) { overlapped.append(other.id) }
        return .accepted(minutes: minutes, overlapping: overlapped)
    }

    /// Returns the first minute that is suggested for a requested start. The day begins with Fajr, but the night before
    /// it is suggested too if the requested start is in it.
    func earliest(near start: Int) -> Int {
        max(now ?? .min, start < day.span.lowerBound ? 0 : day.span.lowerBound)
    }

    /// Returns the objection to a time; `nil` if there is none.
    func objection(start: Int, duration: Int) -> PlacementRefusal.Reason? {
        guard (0..<CivilDay.minutes).contains(start), (1...CivilDay.minutes).contains(duration) else {
            return .outsideDay
        }
        for change in day.clockChanges where change.missing.contains(start) { return .missingMinutes(change.missing) }
        let minutes = day.minutes(from: start, duration: duration)
        guard day.touchesPrayer(minutes) else { return nil }
        return .prayers(day.blocks.filter { $0.reserved.overlaps(minutes) })
    }

    private func refusal(
        _ reason: PlacementRefusal.Reason, start: Int, duration: Int, ignoring id: String?
    ) -> PlacementRefusal {
        PlacementRefusal(
            start: start, duration: duration, reason: reason,
            suggestions: suggestions(near: start, duration: duration, ignoring: id),
            parts: parts(from: start, duration: duration))
    }
}

extension PlacementCheck {
    /// Returns the task split around the prayers, beginning in the nearest free time at or after `start`.
    ///
    /// The result is empty unless the task is too long for that time, and at least two parts hold it within the day.
    /// Each part has one of the allowed durations, the parts add up to the whole, and none touches a prayer.
    func parts(from start: Int, duration: Int) -> [TaskPart] {
        guard (0..<CivilDay.minutes).contains(start), planner.durations.contains(duration) else { return [] }
        var parts: [TaskPart] = []
        var rest = duration
        var candidate = planner.gridStart(notBefore: max(start, earliest(near: start)))
        while rest > 0 && candidate < CivilDay.minutes {
            guard let length = longest(from: candidate, atMost: rest) else {
                candidate += planner.grid
                continue
            }
            parts.append(TaskPart(start: candidate, duration: length))
            rest -= length
            candidate = planner.gridStart(notBefore: day.minutes(from: candidate, duration: length).upperBound)
        }
        return rest == 0 && parts.count > 1 ? Self.joined(parts, durations: planner.durations) : []
    }

    /// Returns the longest duration that is valid from a start.
    private func longest(from start: Int, atMost limit: Int) -> Int? {
        for length in planner.durations.reversed() where length <= limit {
            let end = day.minutes(from: start, duration: length).upperBound
            if end <= day.span.upperBound && objection(start: start, duration: length) == nil { return length }
        }
        return nil
    }

    /// Merges parts that follow each other without a pause, if the result is an allowed duration.
    private static func joined(_ parts: [TaskPart], durations: [Int]) -> [TaskPart] {
        var joined: [TaskPart] = []
        for part in parts {
            if let last = joined.last, last.start + last.duration == part.start,
                durations.contains(last.duration + part.duration)
            {
                joined[joined.count - 1].duration += part.duration
            } else {
                joined.append(part)
            }
        }
        return joined.count > 1 ? joined : []
    }
}
