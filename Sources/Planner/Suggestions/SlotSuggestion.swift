import Almanac

/// A start suggested for a task, with the reason. A suggestion is never applied automatically (MZ-090).
public struct SlotSuggestion: Hashable, Sendable {
    /// Why a start is suggested.
    public enum Reason: Hashable, Sendable {
        /// Similar tasks were started around then.
        case usual
        /// The task can still be completed before its deadline.
        case beforeDeadline
        /// It is the first free time.
        case first
        /// It is in the longest free stretch of the day.
        case quiet
    }

    public var start: Int
    public var reason: Reason

    /// The most suggestions.
    public static let limit = 3

    /// Returns at most three different starts of a day for a task, strongest reason first.
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
    /// Returns the free start on the grid nearest to a minute, at most an hour away. Of two equally near ones, it is
    /// the earlier.
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

    /// Returns the first start of the longest stretch that holds a task.
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
