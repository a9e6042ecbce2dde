import Almanac

/// A start that is offered for a task, with the reason. It is never taken by itself (MZ-090).
public struct SlotSuggestion: Hashable, Sendable {
    /// Why a start is offered.
    public enum Reason: Hashable, Sendable {
        /// Tasks like it were begun around then.
        case usual
        /// It leaves the task done before its deadline.
        case beforeDeadline
        /// The first time that is free.
        case first
        /// The longest quiet stretch of the day.
        case quiet
    }

    public var start: Int
    public var reason: Reason

    /// The most that are offered.
    public static let limit = 3

    /// At most three starts of a day for a task, by the strength of their reasons; none is offered twice.
    public static func of(_ task: PlannedTask, on slots: FreeSlots, history: TaskHistory?) -> [SlotSuggestion] {
        var suggestions: [SlotSuggestion] = []
        func offer(_ start: Int?, _ reason: Reason) {
            guard let start, suggestions.count < limit else { return }
            for other in suggestions where other.start == start { return }
            suggestions.append(SlotSuggestion(start: start, reason: reason))
        }
        let first = slots.first(duration: task.duration)
        if let due = task.deadline, due.date == slots.day.date, let first {
            let end = slots.day.minutes(from: first, duration: task.duration).upperBound
            if end <= due.time?.minuteOfDay ?? CivilDay.minutes { offer(first, .beforeDeadline) }
        }
        if let usual = history?.start(of: task) { offer(slots.nearest(to: usual, duration: task.duration), .usual) }
        offer(first, .first)
        offer(slots.longest(duration: task.duration), .quiet)
        return suggestions
    }
}

extension FreeSlots {
    /// The free start on the grid nearest to a minute, at most an hour away; of two as near the earlier.
    func nearest(to minute: Int, duration: Int) -> Int? {
        var best: Int?
        var start = planner.gridStart(notBefore: minute - 60)
        while start <= minute + 60 {
            if isFree(start: start, duration: duration), abs(start - minute) < best.map({ abs($0 - minute) }) ?? .max {
                best = start
            }
            start += planner.grid
        }
        return best
    }

    /// The first start of the longest stretch that holds a task.
    func longest(duration: Int) -> Int? {
        var best: (start: Int, count: Int)?
        var run: (start: Int, count: Int)?
        var start = planner.gridStart(notBefore: window.lowerBound)
        while start < min(window.upperBound, CivilDay.minutes) {
            if isFree(start: start, duration: duration) {
                run = (run?.start ?? start, (run?.count ?? 0) + 1)
                if let now = run, now.count > best?.count ?? 0 { best = now }
            } else {
                run = nil
            }
            start += planner.grid
        }
        return best?.start
    }
}
