import Almanac
import Planner

/// What reorganising a day would change, with a free start on the next day for tasks without room.
struct DayProposal: Sendable {
    let day: WorkingDay
    let proposal: Reorganisation
    /// A start on the next day for each task without room, as far as that day has room.
    private(set) var tomorrow: [String: Int] = [:]

    init(_ day: WorkingDay, proposal: Reorganisation? = nil) throws(NeedsData) {
        self.day = day
        self.proposal = proposal ?? day.proposal()
        guard !self.proposal.overflow.isEmpty, day.days.isOpen(day.date.next) else { return }
        var slots = try WorkingDay(day.context, day.days, day.date.next).slots()
        for entry in self.proposal.overflow {
            guard let start = slots.first(duration: entry.task.duration) else { continue }
            slots.take(start: start, duration: entry.task.duration)
            tomorrow[entry.task.id] = start
        }
    }

    /// The changes as a form carries them.
    var moves: [ProposedMove] {
        var moves: [ProposedMove] = []
        for entry in proposal.entries where entry.after != entry.before {
            moves.append(
                ProposedMove(
                    id: entry.task.id, before: entry.before, after: entry.after, tomorrow: tomorrow[entry.task.id]))
        }
        return moves
    }
}
