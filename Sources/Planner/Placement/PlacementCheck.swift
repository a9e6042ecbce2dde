/// Decides whether a task may stand at a time of a day, and what to offer where it may not.
///
/// Prayers are never overlapped, nor the buffers around them. Tasks may overlap each other; that is reported.
public struct PlacementCheck: Sendable {
    public let day: PlanningDay
    let planner: PlannerConfig
    /// On the current day, the minute it is: nothing before it is suggested.
    private let now: Int?
    /// The minutes other tasks take, with their ids.
    let taken: [Taken]

    struct Taken: Sendable {
        var id: String
        var minutes: Range<Int>
    }

    /// - Parameters:
    ///   - tasks: the day's tasks; those of other dates, done or deleted don't count.
    ///   - earliest: on the current day, the minute it is, so that nothing past is suggested.
    public init(day: PlanningDay, tasks: [PlannedTask] = [], earliest: Int? = nil, planner: PlannerConfig) {
        self.day = day
        self.planner = planner
        now = earliest
        var taken: [Taken] = []
        for task in tasks where task.completed == nil && !task.isDeleted {
            guard let placement = task.placement, placement.date == day.date else { continue }
            taken.append(Taken(id: task.id, minutes: day.minutes(from: placement.start, duration: task.duration)))
        }
        self.taken = taken
    }

    /// Whether a task may begin at a minute of the day. `id` names the task itself, so that it isn't in its own way.
    public func verdict(start: Int, duration: Int, ignoring id: String? = nil) -> PlacementVerdict {
        if let reason = objection(start: start, duration: duration) {
            return .refused(refusal(reason, start: start, duration: duration, ignoring: id))
        }
        let minutes = day.minutes(from: start, duration: duration)
        var overlapped: [String] = []
        for other in taken where other.id != id && other.minutes.overlaps(minutes) { overlapped.append(other.id) }
        return .accepted(minutes: minutes, overlapping: overlapped)
    }

    /// The first minute that is suggested for a wished start: the day begins with Fajr, but who wishes for a time in the
    /// night before it is offered the night.
    func earliest(near start: Int) -> Int {
        max(now ?? .min, start < day.span.lowerBound ? 0 : day.span.lowerBound)
    }

    /// What stands against a time; `nil` when nothing does.
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
