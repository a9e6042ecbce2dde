import Almanac
import Planner

/// A full day: 30 tasks in the time between the prayers, and 50 tasks that wait in the inbox.
enum Scene {
    static let riyadh = Coordinates(latitude: 24.68773, longitude: 46.72185)!
    static let saturday = CivilDate(year: 2026, month: 11, day: 21)!
    /// Riyadh on that day, in minutes.
    static let prayers = DayPrayers(fajr: 294, sunrise: 375, dhuhr: 699, asr: 882, maghrib: 1_024, isha: 1_114)

    /// Every half hour that no prayer or buffer takes.
    private static let starts = [(315, 690), (725, 870), (915, 1_015), (1_050, 1_105), (1_140, 1_425)]
        .flatMap { Array(stride(from: $0.0, to: $0.1 - 15, by: 30)) }

    static let day: [PlannedTask] = starts.prefix(30).enumerated().map { number, start in
        task(number, duration: 15, at: Placement(date: saturday, start: start))
    }

    static let inbox: [PlannedTask] = (100..<150).map { task($0, duration: 30, at: nil) }

    /// 60 tasks over the whole day, more than it can hold; the later ones have deadlines of the afternoon.
    static func late(due: Int) -> [PlannedTask] {
        (0..<60).map { number in
            var task = task(
                number, duration: [15, 30, 45, 60][number % 4],
                at: Placement(date: saturday, start: 300 + number * 15))
            task.completed = nil
            task.priority = TaskPriority.allCases[number % 3]
            if number >= 60 - due {
                task.deadline = Deadline(date: saturday, time: ClockTime(minuteOfDay: 700 + (number * 37) % 600))
            }
            return task
        }
    }

    private static func task(_ number: Int, duration: Int, at placement: Placement?) -> PlannedTask {
        let digits = String(number)
        let id = String(repeating: "0", count: 32 - digits.count) + digits
        let categories = TaskCategory.allCases
        return PlannedTask(
            id: id, title: "مراجعة الفصل \(number) Chapter \(number)", notes: number.isMultiple(of: 3) ? "ملاحظة" : "",
            category: Array(categories)[number % categories.count], duration: duration, placement: placement,
            completed: number.isMultiple(of: 5) && placement != nil ? Host.now : nil,
            created: Instant(seconds: 1_795_000_000 + Int64(number)))
    }
}
