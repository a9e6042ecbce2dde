import Almanac
import Planner
import TestSupport
import Testing

private typealias F = ReminderFixtures

/// The parts of special days, and voluntary prayers.
@Suite struct NoticeScheduleTests {
    private func schedule(
        _ subjects: [ReminderSubject], _ kinds: [ReminderKind] = F.kinds(), quiet: QuietHours? = nil, now: Instant
    ) -> ReminderSchedule {
        ReminderSchedule(
            subjects, kinds: kinds, answers: [], quiet: quiet, zone: F.zone, now: now, config: F.config)
    }

    private func special(_ name: String, _ hour: Int, _ minute: Int = 0, until: Instant? = nil) -> ReminderSubject {
        let start = F.at(hour, minute)
        return ReminderSubject(.special, name, on: saturday, from: start, until: until ?? start)
    }

    @Test(
        "MZ-142 MZ-144 MZ-151 MZ-160 MZ-165 each part of a special day comes by its own minutes, from the file of special days"
    )
    func minutes() {
        let now = F.at(1)
        func times(_ name: String, _ hour: Int) -> [(String, Instant)] {
            schedule([special(name, hour)], now: now).pending.map { ($0.kind.id, $0.at) }
        }
        #expect(times("jummah", 12).map { $0.0 } == ["special-travel", "special-jummah"])
        #expect(times("jummah", 12).map { $0.1 } == [F.at(11), F.at(11, 30)])
        #expect(times("suhoor", 5).map { $0.1 } == [F.at(4)])
        #expect(times("eid", 7).map { $0.1 } == [F.at(6)])
        #expect(times("unknown", 7).isEmpty)
        let config = F.config.kinds.filter { $0.lead != nil }
        #expect(config.map { $0.minutes } == [-30, -60, -60, -60])
    }

    @Test("MZ-132 nothing of a voluntary prayer or a special day comes or stays once it is over, over random days")
    func window() {
        var generator = Generator(seed: 132)
        for _ in 0..<400 {
            let start = generator.integer(in: 0...1300)
            let length = generator.integer(in: 0...240)
            let group: ReminderSubject.Group = generator.integer(in: 0...1) == 0 ? .nafl : .special
            let subject = ReminderSubject(
                group, group == .nafl ? "duha" : "nights", on: saturday, from: F.instant(start),
                until: F.instant(start + length))
            let now = F.instant(generator.integer(in: 0...1439))
            let schedule = schedule([subject], now: now)
            for reminder in schedule.pending + schedule.recent {
                #expect(now < subject.end && reminder.at <= subject.end)
            }
            if subject.end <= now { #expect(schedule.recent.isEmpty && schedule.pending.isEmpty) }
        }
    }

    @Test(
        "MZ-104 MZ-151 in quiet hours what wakes for suhoor comes without a sound; a voluntary prayer waits in the list"
    )
    func quiet() {
        let hours = QuietHours(from: 22 * 60, to: 5 * 60)
        let qiyam = ReminderSubject(.nafl, "qiyam", on: saturday, from: F.at(3), until: F.at(4))
        let pending = schedule([special("suhoor", 5), qiyam], quiet: hours, now: F.at(1)).pending
        #expect(pending.map { $0.subjects[0].name } == ["qiyam", "suhoor"])
        #expect(pending.map { $0.delivery } == [.list, .alert])
        #expect(pending.allSatisfy { $0.isSilent })
    }

    @Test("MZ-107 MZ-109 a special day's part has one key a day however its time moves, and is kept where few fit")
    func kept() {
        let first = schedule([special("eid", 7)], now: F.at(1)).pending[0]
        let moved = schedule([special("eid", 7, 10)], now: F.at(1)).pending[0]
        #expect(first.key == moved.key && first.at != moved.at && first.actions.isEmpty)
        var subjects = [special("jummah", 12, 30)]
        for number in 0..<14 {
            subjects.append(ReminderSubject(task("t\(number)", at(11) + number, 15), in: F.zone)!)
        }
        let kinds = F.kinds("special-jummah", "task-start")
        let pending = schedule(subjects, kinds, now: F.at(10, 30)).pending
        #expect(pending.first { $0.kind.group == .special }?.delivery == .alert)
        #expect(pending.filter { $0.delivery == .alert }.count == F.config.capacity)
    }
}
