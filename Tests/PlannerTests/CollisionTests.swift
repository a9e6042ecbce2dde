import Almanac
import Planner
import Testing

/// Riyadh's Asr is at 14:42: its block ends at 15:02, and 14:37 to 15:07 is reserved.
@Suite struct CollisionTests {
    let check = PlacementCheck(day: day(), planner: planner)

    func prayersHit(_ start: Int, _ duration: Int, in check: PlacementCheck) -> [PrayerBlock.Kind]? {
        switch check.verdict(start: start, duration: duration) {
        case .accepted: return []
        case .refused(let refusal):
            guard case .prayers(let blocks) = refusal.reason else { return nil }
            return blocks.map { $0.kind }
        }
    }

    @Test("MZ-017 a task may end exactly where the buffer begins, and begin where it ends")
    func touchingTheBuffer() {
        #expect(prayersHit(at(14, 7), 30, in: check) == [])
        #expect(prayersHit(at(15, 7), 30, in: check) == [])
    }

    @Test("MZ-017 a task that ends inside the buffer is refused")
    func oneMinuteInside() {
        #expect(prayersHit(at(14, 8), 30, in: check) == [.asr])
        #expect(prayersHit(at(15, 6), 30, in: check) == [.asr])
    }

    @Test("MZ-045 a task around, inside or over several prayers is refused with each prayer named, in order")
    func containment() {
        #expect(prayersHit(at(14), 120, in: check) == [.asr])
        #expect(prayersHit(at(14, 45), 15, in: check) == [.asr])
        #expect(prayersHit(at(16, 45), 120, in: check) == [.maghrib, .isha])
        #expect(prayersHit(at(14, 30), 240, in: check) == [.asr, .maghrib, .isha])
    }

    @Test("MZ-045 a task over midnight is checked against the next day's prayers too")
    func overMidnight() {
        let summer = DayPrayers(
            fajr: at(1, 10), sunrise: at(3), dhuhr: at(12, 30), asr: at(17), maghrib: at(21, 50), isha: at(23, 20))
        let check = PlacementCheck(day: day(summer), planner: planner)
        #expect(prayersHit(at(23, 45), 60, in: check) == [])
        #expect(prayersHit(at(23, 45), 90, in: check) == [.fajr])
        #expect(prayersHit(at(23, 45), 80, in: check) == [])
        #expect(prayersHit(at(23, 45), 81, in: check) == [.fajr])
    }

    @Test("MZ-045 yesterday's Isha after midnight keeps its place this morning")
    func lateIsha() {
        let north = DayPrayers(
            fajr: at(2, 30), sunrise: at(4), dhuhr: at(13), asr: at(18), maghrib: at(22, 30), isha: at(24, 40))
        let check = PlacementCheck(day: day(north), planner: planner)
        #expect(prayersHit(at(0, 30), 30, in: check) == [.isha])
        #expect(prayersHit(at(23, 30), 90, in: check) == [.isha])
        #expect(check.day.span == at(2, 30)..<at(25))
    }

    @Test("MZ-018 blocks are as long as the configuration says")
    func lengths() {
        let lengths = check.day.ownBlocks.map { $0.minutes.count }
        #expect(lengths == [15, 20, 20, 15, 20])
        #expect(check.day.ownBlocks.map { $0.reserved.count } == [25, 30, 30, 25, 30])
    }

    @Test("MZ-048 tasks may overlap each other, and the verdict names those they overlap")
    func overlappingTasks() {
        let tasks = [task("a", at(9), 60), task("b", at(9, 30), 60), task("done", at(9), 60, done: true)]
        let check = PlacementCheck(day: day(), tasks: tasks, planner: planner)
        #expect(
            check.verdict(start: at(9, 45), duration: 30)
                == .accepted(minutes: at(9, 45)..<at(10, 15), overlapping: ["a", "b"]))
        #expect(
            check.verdict(start: at(10), duration: 30, ignoring: "b")
                == .accepted(minutes: at(10)..<at(10, 30), overlapping: []))
    }

    @Test(
        "MZ-045 numbers that are no minute or length are refused, never trapped",
        arguments: [(-1, 30), (1440, 30), (600, 0), (600, -30), (600, 1441), (.max, .max), (.min, .max), (.max, .min)])
    func nonsense(start: Int, duration: Int) {
        guard case .refused(let refusal) = check.verdict(start: start, duration: duration) else {
            Issue.record("accepted \(start) for \(duration)")
            return
        }
        #expect(refusal.reason == .outsideDay)
    }

    @Test("MZ-001 without a place nothing is reserved and tasks can still be planned")
    func withoutPlace() {
        let empty = day(nil)
        let check = PlacementCheck(day: empty, planner: planner)
        #expect(prayersHit(at(12), 240, in: check) == [])
        #expect(empty.span == at(5)..<at(24))
        #expect(empty.blocks.isEmpty && empty.sunrise == nil)
    }
}
