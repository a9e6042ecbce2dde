import Almanac
import Planner
import Testing

@Suite struct ClockChangeTests {
    /// Clocks go from 02:00 to 03:00; Fajr is at 04:54.
    let forward = day(clockChanges: [ClockChange(minute: at(2), shift: 60)])

    @Test("MZ-050 a start in the hour that the clocks leave out is refused, and the nearest valid one offered")
    func missingHour() {
        let early = DayPrayers(
            fajr: at(1, 10), sunrise: at(3), dhuhr: at(12, 30), asr: at(17), maghrib: at(21, 50), isha: at(23, 20))
        let check = PlacementCheck(
            day: day(early, clockChanges: [ClockChange(minute: at(2), shift: 60)]), planner: planner)
        for start in [at(2), at(2, 30), at(2, 59)] {
            guard case .refused(let refusal) = check.verdict(start: start, duration: 30) else {
                Issue.record("accepted \(start)")
                continue
            }
            #expect(refusal.reason == .missingMinutes(at(2)..<at(3)))
            #expect(refusal.suggestions.contains(at(1, 45)) && refusal.suggestions.contains(at(3)))
        }
        guard case .accepted = check.verdict(start: at(3), duration: 30) else {
            Issue.record("03:00 exists and is refused")
            return
        }
    }

    @Test(
        "MZ-050 in the night before Fajr the night's own times are offered, the first after the missing hour among them"
    )
    func missingHourBeforeFajr() {
        // London, 2027-03-28: the clocks go from 01:00 to 02:00, and Fajr is at 04:54 here.
        let check = PlacementCheck(
            day: day(clockChanges: [ClockChange(minute: at(1), shift: 60)]), planner: planner)
        guard case .refused(let refusal) = check.verdict(start: at(1, 30), duration: 30) else {
            Issue.record("accepted 01:30, which no clock shows")
            return
        }
        #expect(refusal.suggestions == [at(0, 45), at(2), at(2, 15)])
        // The same night on a day like any other: before Fajr there is room.
        guard
            case .refused(let late) = PlacementCheck(day: day(), planner: planner).verdict(
                start: at(4, 30), duration: 30)
        else {
            Issue.record("accepted 04:30, which reaches into Fajr's buffer")
            return
        }
        #expect(late.suggestions.contains(at(4, 15)))
        // But nothing past, and by day nothing of the night.
        let now = PlacementCheck(day: day(), earliest: at(4, 20), planner: planner)
        #expect(now.suggestions(near: at(4, 30), duration: 30).allSatisfy { $0 >= at(4, 20) })
        #expect(
            PlacementCheck(day: day(), planner: planner).suggestions(near: at(5), duration: 30).allSatisfy {
                $0 >= at(5)
            })
    }

    @Test("MZ-050 a task over the missing hour keeps its length, so it ends an hour later on the wall")
    func overMissingHour() {
        #expect(forward.minutes(from: at(1, 30), duration: 60) == at(1, 30)..<at(3, 30))
        #expect(forward.minutes(from: at(1), duration: 60) == at(1)..<at(2))
        #expect(forward.minutes(from: at(3), duration: 60) == at(3)..<at(4))
        let check = PlacementCheck(day: forward, planner: planner)
        guard case .accepted = check.verdict(start: at(1, 45), duration: 120) else {
            Issue.record("it ends at 04:45, before the buffer")
            return
        }
        guard case .refused = check.verdict(start: at(1, 50), duration: 120) else {
            Issue.record("it ends at 04:50, inside the buffer")
            return
        }
    }

    @Test("MZ-050 where an hour comes twice, a task takes all it may touch in either pass")
    func repeatedHour() {
        let back = day(clockChanges: [ClockChange(minute: at(3), shift: -60)])
        #expect(back.minutes(from: at(2, 45), duration: 30) == at(2)..<at(3, 15))
        #expect(back.minutes(from: at(1), duration: 30) == at(1)..<at(1, 30))
        #expect(back.minutes(from: at(3), duration: 30) == at(3)..<at(3, 30))
    }

    @Test("MZ-045 clocks that change at midnight move the end of a task over midnight")
    func atMidnight() {
        let cairo = day(clockChanges: [ClockChange(minute: at(24), shift: 60)])
        #expect(cairo.minutes(from: at(23, 30), duration: 60) == at(23, 30)..<at(25, 30))
    }

    @Test("MZ-050 absurd changes are held within days and never trap")
    func absurd() {
        let absurd = day(clockChanges: [
            ClockChange(minute: .max, shift: .max), ClockChange(minute: .min, shift: .min),
            ClockChange(minute: 600, shift: .min), ClockChange(minute: 600, shift: .max),
        ])
        let check = PlacementCheck(day: absurd, planner: planner)
        for start in stride(from: 0, to: 1440, by: 7) { _ = check.verdict(start: start, duration: 240) }
        #expect(absurd.minutes(from: .max, duration: .max).lowerBound <= 2880)
    }
}
