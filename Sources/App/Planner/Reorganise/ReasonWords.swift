import Almanac
import Interface
import Planner

/// A proposal's reasons in words, and their names for programs.
struct ReasonWords {
    let context: RequestContext
    let tasks: [PlannedTask]

    func text(_ reason: Reorganisation.Reason) -> String {
        let strings = context.strings
        switch reason {
        case .stays: return strings[.reasonStays]
        case .late: return strings[.reasonLate]
        case .prayer(let kind): return strings(.reasonPrayer, .word("prayer", strings.name(kind)))
        case .clockChange: return strings[.reasonClockChange]
        case .fixed(let id): return strings(.reasonFixed, .text("title", title(id)))
        case .follows(let id): return strings(.reasonFollows, .text("title", title(id)))
        case .givesRoom: return strings[.reasonGivesRoom]
        case .noRoom: return strings[.reasonNoRoom]
        case .tooLong: return strings[.reasonTooLong]
        }
    }

    static func name(_ reason: Reorganisation.Reason) -> String {
        switch reason {
        case .stays: "stays"
        case .late: "late"
        case .prayer: "prayer"
        case .clockChange: "clock-change"
        case .fixed: "fixed"
        case .follows: "follows"
        case .givesRoom: "gives-room"
        case .noRoom: "no-room"
        case .tooLong: "too-long"
        }
    }

    private func title(_ id: String) -> String {
        for task in tasks where task.id == id { return task.title }
        return ""
    }
}
