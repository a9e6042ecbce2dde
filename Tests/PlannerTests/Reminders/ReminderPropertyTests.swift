import Almanac
import Planner
import TestSupport
import Testing

private typealias F = ReminderFixtures

@Suite struct ReminderPropertyTests {
    @Test("MZ-099 over random days putting off never ends inside a prayer, and is never shorter than was asked")
    func snoozes() {
        var generator = Generator(seed: 99)
        for _ in 0..<300 {
            let shift = generator.integer(in: 0...300)
            let times = DayPrayers(
                fajr: at(3) + shift / 2, sunrise: at(6), dhuhr: at(11) + shift / 3, asr: at(13) + shift / 2,
                maghrib: at(16) + shift / 2, isha: at(17) + shift / 2)
            let subjects = F.prayerSubjects(times)
            for minutes in F.config.snoozes {
                let now = F.instant(generator.integer(in: 0...1439))
                let until = ReminderAnswer.snoozed(at: now, by: minutes, among: subjects)
                #expect(until >= now + .minutes(Int64(minutes)))
                #expect(!subjects.contains { $0.start <= until && until < $0.end })
                #expect(until - now <= .minutes(90))
            }
        }
    }

    @Test("MZ-107 over random plans reminders are in order, unlike each other, of open tasks alone, and none is lost")
    func plans() {
        var generator = Generator(seed: 107)
        for _ in 0..<300 {
            var tasks: [PlannedTask] = []
            for number in 0..<generator.integer(in: 0...25) {
                tasks.append(
                    task(
                        "t\(number)", generator.integer(in: 0...95) * 15, 15 * generator.integer(in: 1...8),
                        on: saturday.adding(days: generator.integer(in: -1...1)),
                        done: generator.integer(in: 0...3) == 0))
            }
            let now = F.instant(generator.integer(in: 0...1439))
            let schedule = F.schedule(tasks, now: now)
            for (a, b) in zip(schedule.pending, schedule.pending.dropFirst()) { #expect(a.at <= b.at) }
            let all = schedule.pending + schedule.recent
            #expect(Set(all.map { $0.key }).count == all.count)
            #expect(schedule.pending.allSatisfy { $0.at > now && $0.at <= now + .minutes(Int64(F.config.horizon)) })
            #expect(schedule.recent.allSatisfy { $0.at <= now })
            let alone = F.schedule(tasks, now: now, hasPending: false)
            #expect(alone.pending.isEmpty && alone.recent.map { $0.key } == schedule.recent.map { $0.key })
            let open = Set(tasks.filter { $0.completed == nil }.map { $0.id })
            var expected = 0
            for subject in F.subjects(tasks) {
                for kind in F.kinds() where kind.group == subject.group {
                    let moment = (kind.anchor == .start ? subject.start : subject.end) + .minutes(Int64(kind.minutes))
                    if moment > now, moment <= now + .minutes(Int64(F.config.horizon)) {
                        expected += 1
                    }
                }
            }
            #expect(schedule.pending.reduce(0) { $0 + $1.subjects.count } == expected)
            #expect(Set(schedule.recent.map { $0.subjects[0].key }).count == schedule.recent.count)
            for reminder in all {
                for subject in reminder.subjects where subject.group == .task { #expect(open.contains(subject.key)) }
            }
            let near = schedule.pending.filter {
                $0.at <= now + .minutes(Int64(F.config.window)) && $0.delivery == .alert
            }
            #expect(near.count <= F.config.capacity)
        }
    }
}
