extension Reorganiser {
    /// Returns the proposal for the starts of a plan.
    func reorganisation(_ starts: [String: Int], cost: Reorganisation.Cost, changesOrder: Bool) -> Reorganisation {
        var entries: [Reorganisation.Entry] = []
        let placed = placed(starts)
        for task in movable {
            let after = starts[task.task.id]
            let minutes = after.map { day.minutes(from: $0, duration: task.task.duration) }
            entries.append(
                Reorganisation.Entry(
                    task: task.task, before: task.start, after: after, reason: reason(task, after, placed),
                    missesDeadline: minutes.map { task.misses($0) } ?? (task.deadline != nil)))
        }
        var cost = cost
        for task in rest {
            cost = cost + task.omission
            entries.append(
                Reorganisation.Entry(
                    task: task.task, before: task.start, after: nil, reason: .noRoom,
                    missesDeadline: task.deadline != nil))
        }
        return Reorganisation(date: day.date, entries: entries, changesOrder: changesOrder, cost: cost)
    }

    /// Returns the tasks with a place, in the order of the plan.
    private func placed(_ starts: [String: Int]) -> [Standing] {
        var placed: [Standing] = []
        for task in movable {
            guard let start = starts[task.task.id] else { continue }
            placed.append(
                Standing(id: task.task.id, minutes: day.minutes(from: start, duration: task.task.duration)))
        }
        return placed.sorted { $0.minutes.lowerBound < $1.minutes.lowerBound }
    }

    private func reason(_ task: MovableTask, _ after: Int?, _ placed: [Standing]) -> Reorganisation.Reason {
        guard let after else { return task.places.isEmpty ? .tooLong : .noRoom }
        if after == task.start { return .stays }
        let minutes = day.minutes(from: task.start, duration: task.task.duration)
        if let now, minutes.upperBound <= now { return .late }
        for block in day.blocks where block.reserved.overlaps(minutes) { return .prayer(block.kind) }
        for change in day.clockChanges where change.missing.contains(task.start) { return .clockChange }
        for entry in standing where entry.minutes.overlaps(minutes) { return .fixed(id: entry.id) }
        if after < task.start { return .givesRoom }
        for other in placed where other.id != task.task.id && other.minutes.overlaps(minutes) {
            return .follows(id: other.id)
        }
        var last: String?
        for other in placed {
            if other.id == task.task.id { break }
            last = other.id
        }
        return last.map { .follows(id: $0) } ?? .givesRoom
    }
}
