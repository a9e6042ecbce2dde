import Almanac
import Foundation
import Records
import WorshipPath

/// The checked-in configuration.
let config = try! PathConfig(json: configJSON)

let configJSON: JSON = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    return try! JSON(reading: [UInt8](Data(contentsOf: root.appending(path: "Config/PathConfig.json"))))
}()

/// Sunday, 1 February 2026.
let sunday = CivilDate(year: 2026, month: 2, day: 1)!

/// A path of one essential that began on a date.
func history(from start: CivilDate = sunday) -> PathHistory {
    PathHistory(plans: PlanHistory([.init(from: start, essentials: ["quran-portion"])]))
}

/// The instant at which UTC's clocks show an hour of a date.
func instant(_ date: CivilDate, _ hour: Int = 18) -> Instant {
    Zone.utc.instant(of: date, at: ClockTime(hour: hour, minute: 0)!)
}

extension PathHistory {
    mutating func done(on day: Int, _ subtype: String = "quran-portion", type: WorshipArea = .quran) {
        let date = sunday.adding(days: day)
        self[date].log(LoggedAction(type: type, subtype: subtype, completedAt: instant(date)))
    }

    /// How the path stands on a day, counted from the first Sunday.
    func progress(on day: Int, weekStart: Weekday = .sunday, mercy: Int = 2, hasBlossom: Bool = true) -> PathProgress {
        PathProgress(
            self, today: sunday.adding(days: day), weekStart: weekStart, mercy: mercy, hasBlossom: hasBlossom,
            config: config)
    }

    func mercy(on day: Int, weekStart: Weekday = .sunday, allowed: Int = 2) -> Mercy {
        Mercy(
            days: PathDays(self, today: sunday.adding(days: day), config: config), allowed: allowed,
            weekStart: weekStart, config: config)
    }
}
