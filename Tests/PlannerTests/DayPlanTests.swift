import Almanac
import Testing

@testable import Planner

@Suite struct DayPlanTests {
    func plan(
        _ tasks: [PlannedTask] = [], earlier: [PlannedTask] = [], at moment: CivilDateTime = now(13),
        in day: PlanningDay = day()
    ) -> DayPlan {
        DayPlan(day: day, tasks: tasks, earlier: earlier, now: moment, planner: planner)
    }

    func gaps(_ plan: DayPlan) -> [FreeGap] {
        plan.items.compactMap { if case .gap(let gap) = $0 { gap } else { nil } }
    }

    func taskItems(_ plan: DayPlan) -> [TaskItem] {
        plan.items.compactMap { if case .task(let item) = $0 { item } else { nil } }
    }

    @Test("MZ-011 the five prayers and the sunrise stand on the day without any action")
    func prayersStand() {
        let plan = plan()
        let blocks: [PrayerBlock.Kind] = plan.items.compactMap {
            if case .prayer(let block) = $0 { block.kind } else { nil }
        }
        #expect(blocks == [.fajr, .dhuhr, .asr, .maghrib, .isha])
        #expect(plan.items.contains(.sunrise(minute: at(6, 15))))
        #expect(plan.isEmpty)
    }

    @Test("MZ-051 the timeline runs from Fajr to 24:00, or to the end of Isha after midnight")
    func span() {
        #expect(plan().span == at(4, 54)..<at(24))
        let north = DayPrayers(
            fajr: at(2, 30), sunrise: at(4), dhuhr: at(13), asr: at(18), maghrib: at(22, 30), isha: at(24, 40))
        #expect(plan(in: day(north)).span == at(2, 30)..<at(25))
    }

    @Test("MZ-051 a task before Fajr or over midnight widens the timeline, so that it can be seen")
    func widened() {
        let plan = plan([task("night", at(3), 30), task("late", at(23, 30), 90)])
        #expect(plan.span == at(3)..<at(25))
    }

    @Test("MZ-053 there is a mark at every hour and half hour of the span, and nowhere else")
    func marks() {
        let marks = plan().marks(every: 30)
        #expect(marks.first == TimelineMark(minute: at(5), isHour: true))
        #expect(marks.last == TimelineMark(minute: at(24), isHour: true))
        #expect(marks.filter { $0.isHour }.count == 20)
        #expect(marks.filter { !$0.isHour }.count == 19)
        #expect(plan().marks(every: 0) == [])
    }

    @Test("MZ-067 rows come in the order of time; a prayer comes before a task that begins with it")
    func order() {
        let plan = plan([task("b", at(14, 42), 30), task("a", at(9), 30)], at: now(4))
        let starts = plan.items.map { $0.start }
        #expect(starts == starts.sorted())
        let together = plan.items.filter { $0.start == at(14, 42) }
        guard case .prayer = together.first, case .task = together.last else {
            Issue.record("the prayer does not come first")
            return
        }
    }

    @Test("MZ-001 free time invites: how long, what it comes before, and where a task could begin")
    func invitations() {
        let gaps = gaps(plan([task("a", at(12, 45), 60)], at: now(12)))
        #expect(gaps[0] == FreeGap(minutes: at(12, 4)..<at(12, 45), next: .task(id: "a"), firstStart: at(12, 15)))
        #expect(gaps[1] == FreeGap(minutes: at(13, 45)..<at(14, 37), next: .prayer(.asr), firstStart: at(13, 45)))
        #expect(gaps.last == FreeGap(minutes: at(18, 59)..<at(24), next: .dayEnd, firstStart: at(19)))
    }

    @Test("MZ-001 free time counts from now, is silent about the past and too short to use")
    func invitationsToday() {
        let gaps = gaps(plan(at: now(14, 5)))
        #expect(gaps.first == FreeGap(minutes: at(14, 5)..<at(14, 37), next: .prayer(.asr), firstStart: at(14, 15)))
        #expect(self.gaps(plan(at: now(14, 20))).first?.next == .prayer(.maghrib))
        #expect(self.gaps(plan(at: now(9, on: saturday.next))).isEmpty)
        #expect(self.gaps(plan(at: now(9, on: saturday.previous))).first?.minutes.lowerBound == at(5, 14))
    }

    @Test("MZ-048 tasks that overlap are marked and stand in lanes; a finished one is in nobody's way")
    func overlaps() {
        let items = taskItems(plan([task("a", at(9), 60), task("b", at(9, 30), 60), task("c", at(20), 30)]))
        #expect(items.map { $0.isOverlapping } == [true, true, false])
        #expect(items.map { $0.lanes } == [2, 2, 1])
        let finished = taskItems(plan([task("a", at(9), 60, done: true), task("b", at(9, 30), 60)]))
        #expect(finished.map { $0.isOverlapping } == [false, false])
        #expect(finished.map { $0.lanes } == [2, 2])
    }

    @Test("MZ-054 a short task is laid out as tall as it is drawn, so that it hides no neighbour")
    func shortTasks() {
        let items = taskItems(plan([task("a", at(9), 15), task("b", at(9, 15), 15)]))
        #expect(items.map { $0.lanes } == [2, 2])
        #expect(items.map { $0.isOverlapping } == [false, false])
    }

    @Test("MZ-050 tasks that moved prayers now stand on are listed with valid starts, and not moved")
    func conflicts() {
        let tasks = [task("a", at(14, 30), 30), task("b", at(9), 30), task("done", at(17), 30, done: true)]
        let plan = plan(tasks, at: now(9))
        #expect(plan.conflicts.map { $0.task.id } == ["a"])
        #expect(plan.conflicts[0].refusal.suggestions == [at(13, 45), at(14), at(15, 15)])
        #expect(plan.conflicts[0].task.placement?.start == at(14, 30))
        #expect(taskItems(plan).filter { $0.isInConflict }.map { $0.task.id } == ["a"])
        #expect(self.plan(tasks, at: now(9, on: saturday.next)).conflicts.isEmpty)
    }

    @Test("MZ-003 yesterday's open tasks are offered today only, and never its finished or deleted ones")
    func carriedOver() {
        let yesterday = saturday.previous
        var deleted = task("deleted", at(10), 30, on: yesterday)
        deleted.isDeleted = true
        let earlier = [
            task("late", at(16), 30, on: yesterday), task("early", at(9), 30, on: yesterday),
            task("done", at(9), 30, on: yesterday, done: true), deleted, task("inbox"),
        ]
        #expect(plan(earlier: earlier).carriedOver.map { $0.id } == ["early", "late"])
        #expect(plan(earlier: earlier, at: now(9, on: saturday.previous)).carriedOver.isEmpty)
    }

    @Test("MZ-078 counts and phases: done, earlier, now, later")
    func phases() {
        let plan = plan(
            [task("a", at(9), 30, done: true), task("b", at(10), 30), task("c", at(12, 45), 30), task("d", at(20), 30)])
        #expect(taskItems(plan).map { $0.phase } == [.done, .earlier, .now, .later])
        #expect(plan.taskCount == 4 && plan.doneCount == 1 && !plan.isEmpty)
        #expect(plan.now == at(13))
    }

    @Test("MZ-050 a task over midnight keeps the first minutes of the next day")
    func overnight() {
        let summer = DayPrayers(
            fajr: at(1), sunrise: at(3), dhuhr: at(12, 30), asr: at(17), maghrib: at(20), isha: at(22))
        let earlier = [task("over", at(23, 30), 180, on: saturday.previous)]
        let first = gaps(plan(earlier: earlier, at: now(0), in: day(summer))).first
        #expect(first?.minutes.lowerBound == at(2, 30))
    }
}
