/// A slow second telling of the path's reckoning, written from the specification alone: its section 7, "Progress
/// tracking", parts 1 to 5 (on path, streak, levels), with the register's vectors WP-042 to WP-054 and, of section 6,
/// the week of rest ("frozen, not reset"). It was written before the target, and shares no code with it.
///
/// A history is a row of days without a gap, the oldest first, the last of them today.
struct SlowPath {
    /// One calendar day as a person lived it.
    struct Day {
        /// How many daily essentials were logged.
        var essentials = 0
        /// The person marked it as a day of mercy.
        var grace = false
        /// A week of rest or an excused day: nothing was expected.
        var frozen = false
        /// 0 is Sunday.
        var weekday = 0
        var hasNote = false

        /// "(at least one essential logged) OR usedGraceDay".
        var isOnPath: Bool { essentials > 0 || grace }
        /// A frozen day on which nothing happened isn't there at all.
        var isLeftOut: Bool { frozen && essentials == 0 }
    }

    var days: [Day]

    /// The days that count: those left out are taken from the row, and so is a today on which nothing happened yet.
    private var counted: [(index: Int, isOn: Bool)] {
        var row: [(index: Int, isOn: Bool)] = []
        for index in days.indices {
            if days[index].isLeftOut { continue }
            if index == days.count - 1, !days[index].isOnPath { continue }
            row.append((index, days[index].isOnPath))
        }
        return row
    }

    /// "Walk backwards from today, count consecutive on-path days, stop at first miss."
    var streak: Int {
        var length = 0
        for day in counted.reversed() {
            if !day.isOn { break }
            length += 1
        }
        return length
    }

    /// Each level above Seeds with the index of the day that reached it: 7 of 14, 14 of 21, 21 of 28, 28 of 35 days, the
    /// window reset each time.
    var reached: [Int] {
        let row = counted
        var found: [Int] = []
        var first = 0
        for (needed, width) in [(7, 14), (14, 21), (21, 28), (28, 35)] {
            var end: Int?
            for last in row.indices where last >= first && end == nil {
                var on = 0
                for place in row.indices where place >= first && place <= last && place > last - width {
                    if row[place].isOn { on += 1 }
                }
                if on >= needed { end = last }
            }
            guard let end else { return found }
            found.append(row[end].index)
            first = end + 1
        }
        return found
    }

    /// "(daysOnPathInCurrentLevelWindow / daysRequiredToAdvance)".
    var progress: (onPath: Int, required: Int)? {
        let steps = [(7, 14), (14, 21), (21, 28), (28, 35)]
        let level = reached.count
        guard level < steps.count else { return nil }
        let since = reached.last ?? -1
        let row = counted.filter { $0.index > since }
        var on = 0
        for day in row.suffix(steps[level].1) where day.isOn { on += 1 }
        return (on, steps[level].0)
    }

    /// The mercy used in the week that a day lies in: missed days that were marked.
    func mercyUsed(inWeekOf index: Int, startingOn weekday: Int) -> Int {
        var first = index
        while first > 0, days[first].weekday != weekday { first -= 1 }
        var used = 0
        var place = first
        while place < days.count, place == first || days[place].weekday != weekday {
            let day = days[place]
            if day.grace, day.essentials == 0, !day.frozen { used += 1 }
            place += 1
        }
        return used
    }

    /// The index of the day after the first week, counted from the first day, that has a note.
    var sincereWeek: Int? {
        var first = 0
        while first + 7 < days.count {
            for place in first..<(first + 7) where days[place].hasNote { return first + 7 }
            first += 7
        }
        return nil
    }
}
