import Almanac

extension PlannedTask {
    /// Returns the task as linked parts on a day: the task itself as the first, and a new task for each of the others
    /// (MZ-047).
    ///
    /// - Parameter id: Returns the id of the part with a number, counted from 1.
    public func divided(into parts: [TaskPart], on date: CivilDate, at now: Instant, id: (Int) -> String)
        -> [PlannedTask]
    {
        var tasks: [PlannedTask] = []
        for (number, part) in parts.enumerated() {
            var task = self
            if number > 0 {
                task = duplicated(as: id(number), at: now)
                task.partOf = partOf ?? self.id
            }
            task.duration = part.duration
            task.placement = Placement(date: date, start: part.start)
            tasks.append(task)
        }
        return tasks
    }

    /// Returns its duration after an extension by whole steps, as many as it needs to end after the current minute.
    public func extended(by step: Int, past now: Int? = nil) -> Int {
        guard step > 0, let placement else { return duration }
        var duration = duration
        repeat { duration += step } while placement.start + duration <= now ?? .min && duration < CivilDay.minutes
        return min(duration, CivilDay.minutes)
    }
}
