import Almanac
import Planner
import Records

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

extension DayProposal {
    /// The proposal for programs. `docs/cli.md` lists the keys.
    ///
    /// - Parameters:
    /// - isSuggested: whether the plan came from the assistant.
    /// - trouble: why the assistant gave none, if it was asked.
    func json(isSuggested: Bool, trouble: AdviceFailure? = nil) -> JSON {
        var moves: [JSON] = []
        var stays: [JSON] = []
        var overflow: [JSON] = []
        for entry in proposal.entries {
            var object: JSONObject = [
                "id": .string(entry.task.id), "title": .string(entry.task.title),
                "from": .string(Minute.text(entry.before)), "duration": .int(Int64(entry.task.duration)),
            ]
            if entry.after == entry.before {
                stays.append(.object(object))
                continue
            }
            object["reason"] = .string(ReasonWords.name(entry.reason))
            if case .prayer(let kind) = entry.reason { object["prayer"] = .string(kind.name) }
            if entry.missesDeadline { object["missesDeadline"] = .bool(true) }
            if let after = entry.after {
                object["to"] = .string(Minute.text(after))
                moves.append(.object(object))
            } else {
                object["tomorrow"] = tomorrow[entry.task.id].map { .string(Minute.text($0)) } ?? .null
                overflow.append(.object(object))
            }
        }
        var object: JSONObject = [
            "date": .string(day.date.description), "suggested": .bool(isSuggested), "moves": .array(moves),
            "stays": .array(stays),
            "overflow": .array(overflow), "changesOrder": .bool(proposal.changesOrder),
            "minutes": .int(Int64(proposal.cost.minutes)), "plan": .string(ProposedMove.text(self.moves)),
        ]
        if let trouble { object["advice"] = .string(trouble.rawValue) }
        return .object(object)
    }
}
