import Almanac
import Planner

/// What reorganising a day would do, with a free start of the next day for what finds no place.
struct DayProposal: Sendable {
    let day: WorkingDay
    let proposal: Reorganisation
    /// A start on the next day for the tasks without a place, as far as it has room.
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

    /// What would change, as a form carries it.
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
