import Almanac
import Planner
import Records

/// Reorganises the days of a table.
enum ReorganiseVectors {
    /// The first two lines are `PlannerConfig.json` and `PrayerConfig.json`, a line each; then come the rows.
    static func answers(_ text: [UInt8]) -> [[UInt8]] {
        var answers: [[UInt8]] = []
        var lines = split(text, by: "\n").filter { !$0.isEmpty && $0.first != UInt8(ascii: "#") }
        guard lines.count > 2, let first = try? JSON(reading: lines[0]), let second = try? JSON(reading: lines[1]),
            let planner = try? PlannerConfig(json: first), let prayers = try? PrayerConfig(json: second)
        else { return [[UInt8]("no configuration".utf8)] }
        lines.removeFirst(2)
        for line in lines {
            let columns = split(line, by: "\t")
            guard columns.count == 4, let day = Day(columns, planner: planner, prayers: prayers) else {
                answers.append([UInt8]("no such day".utf8))
                continue
            }
            answers.append([UInt8](answer(day.reorganiser.proposal()).utf8))
        }
        return answers
    }

    /// The starts that the tasks get, in the order of the day, and what the plan costs.
    private static func answer(_ proposal: Reorganisation) -> String {
        var words: [String] = []
        for entry in proposal.entries { words.append(entry.task.id + "=" + (entry.after.map { "\($0)" } ?? "-")) }
        let cost = proposal.cost
        words.append("\(cost.missed)/\(cost.withoutPlace.high)/\(cost.withoutPlace.medium)/\(cost.withoutPlace.low)")
        words.append("\(proposal.changesOrder ? 1 : 0)/\(cost.minutes)/\(cost.moved)")
        return words.joined(separator: " ")
    }

    /// A row: the prayers' minutes (six, by spaces); now (or `-`), getting up, bedtime, and where there is one a change
    /// of the clocks' minute and shift; the tasks as `start:duration:priority:deadline:kind`, by spaces. A priority is
    /// its first letter, a deadline a minute of the day, a kind `f` for fixed or `d` for done; empty is none.
    private struct Day {
        let reorganiser: Reorganiser

        init?(_ columns: [[UInt8]], planner: PlannerConfig, prayers: PrayerConfig) {
            let times = numbers(columns[0], by: " ")
            let clock = numbers(columns[1], by: " ")
            guard times.count == 6, clock.count == 3 || clock.count == 5 else { return nil }
            let held = DayPrayers(
                fajr: times[0] ?? 0, sunrise: times[1] ?? 0, dhuhr: times[2] ?? 0, asr: times[3] ?? 0,
                maghrib: times[4] ?? 0, isha: times[5] ?? 0)
            var changes: [ClockChange] = []
            if clock.count == 5 { changes.append(ClockChange(minute: clock[3] ?? 0, shift: clock[4] ?? 0)) }
            var tasks: [PlannedTask] = []
            for text in split(columns[2], by: " ") { tasks.append(task(text, number: tasks.count)) }
            reorganiser = Reorganiser(
                day: PlanningDay(
                    date: date, yesterday: held, today: held, tomorrow: held, clockChanges: changes, prayers: prayers,
                    planner: planner),
                tasks: tasks, now: clock[0], waking: WakingHours(wake: clock[1] ?? 0, sleep: clock[2] ?? 0),
                planner: planner)
        }
    }

    private static let date = CivilDate(year: 2026, month: 11, day: 21)!

    private static func task(_ text: [UInt8], number: Int) -> PlannedTask {
        let parts = split(text, by: ":")
        let numbers = numbers(text, by: ":")
        var task = PlannedTask(
            id: "t\(number)", title: "Task", duration: numbers[1] ?? 15,
            placement: Placement(date: date, start: numbers[0] ?? 0), created: Instant(seconds: 0))
        for priority in TaskPriority.allCases where priority.rawValue.utf8.first == parts[2].first {
            task.priority = priority
        }
        if let minute = numbers[3] { task.deadline = Deadline(date: date, time: ClockTime(minuteOfDay: minute)) }
        task.isFixed = parts[4].first == UInt8(ascii: "f")
        if parts[4].first == UInt8(ascii: "d") { task.completed = Instant(seconds: 1) }
        return task
    }

    private static func split(_ text: [UInt8], by separator: Unicode.Scalar) -> [[UInt8]] {
        var parts: [[UInt8]] = []
        for part in text.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false) {
            parts.append([UInt8](part))
        }
        return parts
    }

    private static func numbers(_ text: [UInt8], by separator: Unicode.Scalar) -> [Int?] {
        var numbers: [Int?] = []
        for part in split(text, by: separator) { numbers.append(Int(String(decoding: part, as: UTF8.self))) }
        return numbers
    }
}
