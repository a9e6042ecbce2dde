import Almanac
import Planner
import TestSupport
import Testing

/// Days whose best plan can be read off. Riyadh's Asr is at 14:42: 14:37 to 15:07 is reserved; Maghrib's 16:59 to 17:24.
@Suite struct ReorganiserTests {
    let waking = WakingHours(wake: at(6), sleep: at(23))

    func proposal(
        _ tasks: [PlannedTask], now: Int? = at(13), beside: [PlannedTask] = [], moving: [String]? = nil
    ) -> Reorganisation {
        Reorganiser(
            day: day(), tasks: tasks, beside: beside, now: now, waking: waking, moving: moving, planner: planner
        ).proposal()
    }

    func starts(_ proposal: Reorganisation) -> [Int?] { proposal.entries.map { $0.after } }

    @Test("MZ-086 a late task goes to the first free time, and what is on time stays")
    func late() {
        let proposal = proposal([task("a", at(10), 60), task("b", at(13, 30), 60), task("c", at(15, 15), 60)])
        #expect(starts(proposal) == [at(19), at(13, 30), at(15, 15)])
        #expect(proposal.entries.map { $0.reason } == [.late, .stays, .stays])
        #expect(proposal.cost.minutes == 540 && proposal.cost.moved == 1 && proposal.cost.displaced == 0)
        #expect(!proposal.changesOrder)
    }

    @Test("MZ-086 at 16:40 a late quarter of an hour takes the free one after an untouched task, which stays")
    func smallestDisturbance() {
        let proposal = proposal([task("late", at(16), 15), task("kept", at(17, 30), 15)], now: at(16, 40))
        #expect(starts(proposal) == [at(17, 45), at(17, 30)])
        #expect(proposal.entries.map { $0.reason } == [.late, .stays])
    }

    @Test("MZ-086 what is on time gives way where the late task would find no place at all")
    func givesWay() {
        let evening = [task("late", at(18), 120), task("kept", at(19, 30), 30)]
        let proposal = proposal(evening, now: at(19))
        #expect(starts(proposal) == [at(20), at(19, 30)])
        let full = Reorganiser(
            day: day(), tasks: evening, now: at(19), waking: WakingHours(wake: at(6), sleep: at(21, 45)),
            planner: planner
        ).proposal()
        #expect(starts(full) == [at(19, 30), at(19)])
        #expect(full.cost.displaced == 1 && full.entries[1].reason == .givesRoom)
    }

    @Test("MZ-086 late tasks change places among each other before one that is on time is moved")
    func lateInAnyOrder() {
        let tasks = [task("long", at(9), 60), task("short", at(10), 30), task("kept", at(17, 30), 30)]
        let proposal = Reorganiser(
            day: day(), tasks: tasks, now: at(16, 15), waking: WakingHours(wake: at(6), sleep: at(20)), planner: planner
        ).proposal()
        #expect(starts(proposal) == [at(19), at(16, 15), at(17, 30)])
        #expect(proposal.changesOrder && proposal.cost.displaced == 0)
    }

    @Test("MZ-086 with more tasks than other orders are looked at, what is on time stays as well")
    func manyOnTime() {
        let tasks = [task("late", at(14), 15)] + (0..<65).map { task("t\($0)", at(15, 15) + $0, 1) }
        let proposal = proposal(tasks, now: at(15, 10))
        #expect(starts(proposal).first == at(16, 30))
        #expect(proposal.entries.dropFirst().allSatisfy { $0.reason == .stays })
    }

    @Test("MZ-086 nothing moves on a day that is not late")
    func quiet() {
        let proposal = proposal([task("a", at(12, 30), 60), task("b", at(13, 35), 60), task("c", at(23, 30), 60)])
        #expect(proposal.entries.map { $0.reason } == [.stays, .stays, .stays])
        #expect(!proposal.isChange && proposal.cost.minutes == 0)
    }

    @Test("K69 what doesn't fit before bedtime is without a place, the least important first")
    func overflow() {
        var (high, low) = (task("high", at(9, 30), 90), task("low", at(9), 90))
        high.priority = .high
        low.priority = .low
        let proposal = proposal([low, high], now: at(21))
        #expect(proposal.entries.map { $0.task.id } == ["low", "high"])
        #expect(starts(proposal) == [nil, at(21)])
        #expect(proposal.entries[0].reason == .noRoom)
        #expect(proposal.overflow.map { $0.task.id } == ["low"])
    }

    @Test("K69 a deadline that order would miss is kept by changing places", arguments: [at(10, 30), at(13)])
    func deadline(start: Int) {
        let long = task("long", at(9), 90)
        var due = task("due", start, 30)
        due.deadline = Deadline(date: saturday, time: ClockTime(hour: 14, minute: 0))
        let proposal = proposal([long, due])
        // Late tasks change places; one that is on time is merely passed.
        #expect(proposal.changesOrder == (start == at(10, 30)))
        #expect(starts(proposal) == [at(15, 15), at(13)])
        #expect(proposal.cost.missed == 0)
    }

    @Test("K69 a deadline that is past binds nothing; one of another day neither")
    func pastDeadline() {
        var past = task("past", at(9), 30)
        past.deadline = Deadline(date: saturday, time: ClockTime(hour: 10, minute: 0))
        var tomorrow = task("tomorrow", at(9, 30), 30)
        tomorrow.deadline = Deadline(date: saturday.next)
        let proposal = proposal([past, tomorrow])
        #expect(starts(proposal) == [at(13), at(13, 30)])
        #expect(proposal.entries.allSatisfy { !$0.missesDeadline })
    }

    @Test("MZ-049 MZ-086 a fixed task and an event of another calendar stay, and the rest goes round them")
    func fixed() {
        var lecture = task("lecture", at(13), 90)
        lecture.source = "University"
        var own = task("own", at(15, 15), 60)
        own.isFixed = true
        let proposal = proposal([task("a", at(13, 30), 30), lecture, own])
        #expect(proposal.entries.map { $0.task.id } == ["a"])
        #expect(starts(proposal) == [at(16, 15)])
        #expect(proposal.entries[0].reason == .fixed(id: "lecture"))
    }

    @Test("MZ-050 only the tasks that stand on a prayer are moved when only they may be")
    func conflicts() {
        let tasks = [task("a", at(14, 30), 30), task("b", at(15, 15), 30), task("c", at(17), 30)]
        let proposal = proposal(tasks, moving: ["a", "c"])
        #expect(proposal.entries.map { $0.task.id } == ["a", "c"])
        #expect(starts(proposal) == [at(14), at(17, 30)])
        #expect(proposal.entries.map { $0.reason } == [.prayer(.asr), .prayer(.maghrib)])
    }

    @Test("MZ-086 a task of the evening before takes the minutes it needs after midnight")
    func beside() {
        let night = task("night", at(23, 30), 60, on: saturday.previous)
        let early = Reorganiser(
            day: day(), tasks: [task("a", 0, 30)], beside: [night], now: 0,
            waking: WakingHours(wake: at(6), sleep: at(2)), planner: planner
        ).proposal()
        #expect(early.entries[0].after == 30)
    }

    @Test("MZ-086 a task longer than any free time is named as that")
    func tooLong() {
        let proposal = proposal([task("a", at(9), 300)], now: at(20))
        #expect(proposal.entries[0].reason == .tooLong)
    }

    @Test("MZ-086 wild numbers in tasks and hours are survived")
    func wild() {
        var generator = Generator(seed: 99)
        for _ in 0..<300 {
            var tasks: [PlannedTask] = []
            for number in 0..<generator.integer(in: 0...6) {
                tasks.append(
                    task(
                        "t\(number)", generator.integer(in: -9_000_000...9_000_000),
                        generator.integer(in: -5_000...5_000)))
            }
            let hours = WakingHours(
                wake: generator.integer(in: -5_000...5_000), sleep: generator.integer(in: -5_000...5_000))
            let proposal = Reorganiser(
                day: day(.random(using: &generator)), tasks: tasks, now: generator.integer(in: -9_000...9_000),
                waking: hours, planner: planner
            ).proposal()
            #expect(proposal.entries.count == tasks.count)
        }
    }

    @Test("MZ-086 more tasks than a day can hold are still all accounted for")
    func many() {
        let tasks = (0..<300).map { task("t\($0)", at(9), 15) }
        let proposal = proposal(tasks)
        #expect(proposal.entries.count == 300)
        #expect(proposal.cost.withoutPlace.medium == proposal.overflow.count)
    }
}
