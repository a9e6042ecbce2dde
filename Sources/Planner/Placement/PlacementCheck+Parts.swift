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
