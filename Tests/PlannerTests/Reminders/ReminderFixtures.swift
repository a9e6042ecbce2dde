import Almanac
import Foundation
import Planner
import Records
import TestSupport

/// What the reminders' tests stand on: a day in Riyadh's winter, where the clock is three hours ahead of UTC all year.
enum ReminderFixtures {
    static let zone = Zone(identifier: "Asia/Riyadh", fixedOffset: 3 * 3600)
    static let config = try! RemindersConfig(json: ConfigTests.file("RemindersConfig"))
        .following(SpecialPrayersConfig(json: ConfigTests.file("SpecialPrayersConfig")))

    /// An instant of the Saturday by the clock on the wall.
    static func at(_ hour: Int, _ minute: Int = 0, on date: CivilDate = saturday) -> Instant {
        zone.instant(of: date, at: ClockTime(hour: hour, minute: minute)!)
    }

    /// The prayers of the Saturday and the days beside it.
    static func prayerSubjects(_ times: DayPrayers = riyadh) -> [ReminderSubject] {
        var subjects: [ReminderSubject] = []
        for block in day(times).blocks {
            let date = saturday.adding(days: block.day)
            subjects.append(
                ReminderSubject(
                    prayer: block.kind, on: date, from: instant(block.start), until: instant(block.end)))
        }
        return subjects
    }

    /// A minute of the Saturday as an instant.
    static func instant(_ minute: Int) -> Instant { zone.startOfDay(saturday) + .minutes(Int64(minute)) }

    static func subjects(_ tasks: [PlannedTask]) -> [ReminderSubject] {
        prayerSubjects() + tasks.compactMap { ReminderSubject($0, in: zone) }
    }

    /// The kinds with all switches on, or only those named.
    static func kinds(_ names: String...) -> [ReminderKind] {
        config.kinds.map { kind in
            var kind = kind
            kind.isOn = names.isEmpty || names.contains(kind.id)
            return kind
        }
    }

    static func schedule(
        _ tasks: [PlannedTask], _ kinds: [ReminderKind] = kinds(), answers: [ReminderAnswer] = [],
        quiet: QuietHours? = nil, now: Instant, hasPending: Bool = true
    ) -> ReminderSchedule {
        ReminderSchedule(
            subjects(tasks), kinds: kinds, answers: answers, quiet: quiet, zone: zone, now: now, config: config,
            hasPending: hasPending)
    }
}
