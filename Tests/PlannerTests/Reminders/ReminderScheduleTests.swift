import Almanac
import Planner
import Testing

private typealias F = ReminderFixtures

@Suite struct ReminderScheduleTests {
    @Test("MZ-092 MZ-093 MZ-094 each prayer is announced 10 minutes before it, at its time and 5 minutes after it")
    func prayerTimes() throws {
        let pending = F.schedule([], now: F.at(10)).pending
        let asr = pending.filter { $0.subjects[0].key == "asr-2026-11-21" }
        #expect(asr.map { $0.kind.id } == ["prayer-before", "prayer-start", "prayer-after"])
        #expect(asr.map { $0.at } == [F.at(14, 32), F.at(14, 42), F.at(14, 47)])
        #expect(asr.allSatisfy { $0.actions.isEmpty }, "nobody is asked whether they prayed")
    }

    @Test("MZ-095 MZ-097 a task is announced at its start and, while it is open, after its planned end")
    func taskTimes() throws {
        let open = task("a", at(16), 30)
        let kinds = F.kinds("task-before", "task-start", "task-end")
        let pending = F.schedule([open], kinds, now: F.at(15)).pending
        #expect(pending.map { $0.kind.id } == ["task-before", "task-start", "task-end"])
        #expect(pending.map { $0.at } == [F.at(15, 50), F.at(16), F.at(16, 35)])
        #expect(pending[1].actions == [.complete, .snooze, .extend])
        #expect(F.schedule([task("a", at(16), 30, done: true)], kinds, now: F.at(15)).pending.isEmpty)
        var longer = open
        longer.duration = 60
        #expect(F.schedule([longer], kinds, now: F.at(15)).pending.last?.at == F.at(17, 5), "extended: counted anew")
    }

    @Test("MZ-101 what is switched off gives nothing, whatever the kind", arguments: F.config.kinds.map { $0.id })
    func switchedOff(id: String) throws {
        let kinds = F.kinds().map { kind in
            var kind = kind
            kind.isOn = kind.id != id
            return kind
        }
        let schedule = F.schedule([task("a", at(16), 30)], kinds, now: F.at(15))
        #expect(!schedule.pending.contains { $0.kind.id == id })
        let present = F.config.kinds.filter { [.prayer, .task].contains($0.group) && $0.id != id }
        #expect(Set(schedule.pending.map { $0.kind.id }) == Set(present.map { $0.id }))
    }

    @Test("MZ-107 SY-037 the same plan gives the same reminders, each with a key of its own; a moved task has new ones")
    func stable() throws {
        let tasks = [task("a", at(16), 30), task("b", at(16), 30)]
        let first = F.schedule(tasks, now: F.at(15))
        let again = F.schedule(tasks.reversed(), now: F.at(15))
        #expect(first.pending.map { $0.key } == again.pending.map { $0.key })
        #expect(first.pending.map { $0.at } == again.pending.map { $0.at })
        #expect(Set(first.pending.map { $0.key }).count == first.pending.count)
        let keys = Set(first.pending.map { $0.key })
        for reminder in F.schedule(tasks, now: F.at(15, 30)).pending where reminder.at <= F.at(15, on: saturday.next) {
            #expect(keys.contains(reminder.key))
        }
        var moved = tasks
        moved[0].placement?.start = at(19, 30)
        let after = F.schedule(moved, F.kinds("task-start"), now: F.at(15))
        #expect(after.pending.map { $0.at } == [F.at(16), F.at(19, 30)])
        #expect(F.schedule(tasks, F.kinds("task-start"), now: F.at(15)).pending[0].id != after.pending[1].id)
    }

    @Test("MZ-021 at midnight the new day's reminders are there")
    func midnight() throws {
        let next = saturday.next
        let schedule = F.schedule([], F.kinds("prayer-start"), now: F.at(23, 59))
        #expect(schedule.pending.first?.at == F.at(4, 54, on: next))
        #expect(schedule.pending.count == 5)
    }

    @Test("MZ-104 in quiet hours prayers are silent and everything else waits in the list")
    func quiet() throws {
        let hours = QuietHours(from: at(22), to: at(5))
        let schedule = F.schedule(
            [task("a", at(22, 30), 30), task("b", at(21), 30)], F.kinds("prayer-start", "task-start"), quiet: hours,
            now: F.at(20))
        let fajr = try #require(schedule.pending.first { $0.subjects[0].name == "fajr" })
        #expect(fajr.isSilent && fajr.delivery == .alert)
        let held = try #require(schedule.pending.first { $0.subjects[0].key == "a" })
        #expect(held.isSilent && held.delivery == .list)
        let loud = try #require(schedule.pending.first { $0.subjects[0].key == "b" })
        #expect(!loud.isSilent && loud.delivery == .alert)
        let night = F.schedule(
            [task("a", at(22, 30), 30)], F.kinds("task-start"), quiet: hours, now: F.at(5, on: saturday.next))
        #expect(night.recent.map { $0.subjects[0].key } == ["a"], "what waited is still there in the morning")
        #expect(QuietHours(from: 60, to: 120).contains(60) && !QuietHours(from: 60, to: 120).contains(120))
        #expect(QuietHours(from: 1380, to: 60).contains(0) && !QuietHours(from: 1380, to: 60).contains(720))
    }

    @Test(
        "MZ-109 with more pending than fit the prayers are kept, tasks of a minute come as one, the rest is in the list"
    )
    func capacity() throws {
        var tasks: [PlannedTask] = []
        for number in 0..<3 { tasks.append(task("same\(number)", at(15, 15), 15)) }
        for number in 0..<12 { tasks.append(task("t\(number)", at(15, 20) + number, 15)) }
        let schedule = F.schedule(tasks, F.kinds("prayer-start", "task-start"), now: F.at(14, 30))
        let near = schedule.pending.filter { $0.at <= F.at(17, 30) }
        let alerts = near.filter { $0.delivery == .alert }
        #expect(alerts.count == F.config.capacity)
        #expect(alerts.filter { $0.kind.group == .prayer }.count == 2, "Asr and Maghrib")
        let batch = try #require(near.first { $0.subjects.count == 3 })
        #expect(batch.delivery == .alert && batch.batched.count == 3 && batch.actions.isEmpty)
        #expect(near.filter { $0.delivery == .list }.count == 15 - 3 + 1 - 8)
        #expect(near.reduce(0) { $0 + $1.subjects.count } == 17, "nothing is lost")
    }

    @Test("MZ-100 what was put away is gone, what was put off comes again with a key of its own")
    func answers() throws {
        let tasks = [task("a", at(16), 30)]
        let kinds = F.kinds("task-start")
        let id = F.schedule(tasks, kinds, now: F.at(16, 1)).recent[0].id
        let until = F.at(16, 11)
        let snoozed = F.schedule(tasks, kinds, answers: [ReminderAnswer(id: id, until: until)], now: F.at(16, 1))
        #expect(snoozed.recent.isEmpty && snoozed.pending.map { $0.at } == [until])
        #expect(snoozed.pending[0].id == id && snoozed.pending[0].key != id)
        let both = F.kinds("task-before", "task-start")
        #expect(F.schedule(tasks, both, now: F.at(16, 1)).recent.map { $0.id } == [id], "the newest of a task")
        for until in [nil, until] {
            let later = F.schedule(tasks, both, answers: [ReminderAnswer(id: id, until: until)], now: F.at(16, 1))
            #expect(later.recent.isEmpty, "what came before it does not come back")
        }
        let away = F.schedule(tasks, kinds, answers: [ReminderAnswer(id: id, until: nil)], now: F.at(16, 1))
        #expect(away.recent.isEmpty && away.pending.isEmpty)
    }

    @Test(
        "MZ-110 every kind is about a prayer, a special day or a task of the person's own, and there is no other group")
    func noMarketing() {
        #expect(ReminderSubject.Group.allCases == [.prayer, .special, .nafl, .task])
        #expect(F.config.kinds.allSatisfy { $0.id.hasPrefix($0.group.rawValue + "-") })
    }
}
