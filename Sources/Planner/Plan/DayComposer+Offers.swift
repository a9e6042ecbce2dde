/// Suggestions on the timeline. They make way for tasks, and share the columns with what is drawn near them.
extension DayComposer {
    /// Adds the day's suggestions. One that a task overlaps is moved within its window, or left out (MZ-136).
    mutating func offer(_ suggestions: [Suggestion]) {
        for suggestion in suggestions {
            if isFree(suggestion.minutes) {
                offered.append(SuggestedItem(suggestion: suggestion, hasMoved: false, lane: 0, lanes: 1))
            } else if let start = nearestFree(suggestion) {
                offered.append(
                    SuggestedItem(suggestion: suggestion.moved(to: start), hasMoved: true, lane: 0, lanes: 1))
            } else {
                yielded.append(suggestion)
            }
        }
        offered.sort { $0.suggestion.minutes.lowerBound < $1.suggestion.minutes.lowerBound }
    }

    /// Whether no task takes any of these minutes.
    private func isFree(_ minutes: Range<Int>) -> Bool {
        for item in placed where !item.task.isShownOnly && item.minutes.overlaps(minutes) { return false }
        return true
    }

    /// Returns the nearest start at which the suggestion overlaps nothing, in steps of five minutes.
    private func nearestFree(_ suggestion: Suggestion) -> Int? {
        let length = suggestion.minutes.count
        guard suggestion.window.count > length else { return nil }
        let starts = suggestion.window.lowerBound...suggestion.window.upperBound - length
        for step in 1...starts.count / 5 + 1 {
            for start in [suggestion.minutes.lowerBound + step * 5, suggestion.minutes.lowerBound - step * 5] {
                let minutes = start..<start + length
                guard starts.contains(start), isFree(minutes),
                    !day.blocks.contains(where: { $0.minutes.overlaps(minutes) }),
                    !offered.contains(where: { $0.suggestion.minutes.overlaps(minutes) })
                else { continue }
                return start
            }
        }
        return nil
    }

    /// Assigns columns to tasks and suggestions together, by what is drawn.
    mutating func layOutWithOffers(_ tasks: [Range<Int>]) {
        var entries: [(extent: Range<Int>, index: Int)] = []
        for (index, extent) in tasks.enumerated() { entries.append((extent, index)) }
        for (index, item) in offered.enumerated() {
            let minutes = item.suggestion.minutes
            let least = planner.minimumExtent
            let drawn =
                item.suggestion.isBefore
                ? min(minutes.lowerBound, minutes.upperBound - least)..<minutes.upperBound
                : minutes.lowerBound..<max(minutes.upperBound, minutes.lowerBound + least)
            entries.append((drawn, tasks.count + index))
        }
        entries.sort { ($0.extent.lowerBound, $0.index) < ($1.extent.lowerBound, $1.index) }
        for (entry, assignment) in zip(entries, Lanes(entries.map { $0.extent }).assignments) {
            if entry.index < tasks.count {
                setLane(assignment, ofTask: entry.index)
            } else {
                offered[entry.index - tasks.count].lane = assignment.lane
                offered[entry.index - tasks.count].lanes = assignment.lanes
            }
        }
    }
}
