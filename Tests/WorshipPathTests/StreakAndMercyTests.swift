import Almanac
import TestSupport
import Testing
import WorshipPath

@Suite struct StreakAndMercyTests {
    @Test("WP-051 the days on the path go back from today, and an unfinished today doesn't break them")
    func streak() throws {
        var path = history()
        for day in 0...2 { path.done(on: day) }
        #expect(path.progress(on: 2).streakDays == 3 && path.progress(on: 3).streakDays == 3)
        #expect(path.progress(on: 4).streakDays == 0)
        path.done(on: 4)
        #expect(path.progress(on: 4).streakDays == 1)
        // Days are dates where the person is: a change of zone or of the clocks leaves what was noted where it was.
        let zones = try #require(SystemZones.database)
        let berlin = try #require(zones.zone("Europe/Berlin"))
        var spring = history(from: CivilDate(year: 2026, month: 3, day: 27)!)
        for day in 54...57 { spring.done(on: day) }
        let midnight = berlin.startOfDay(CivilDate(year: 2026, month: 3, day: 30)!)
        for (zone, seconds) in [(berlin, Int64(0)), (berlin, 82_000), (Zone.utc, 0)] {
            let today = zone.date(at: midnight + .seconds(seconds))
            let days = PathDays(spring, today: today, config: config)
            #expect(days.streak == sunday.adding(days: 54).days(to: min(today, sunday.adding(days: 57))) + 1)
        }
    }

    @Test("WP-052 mercy follows the pace, is full again each week, and nothing is carried over")
    func allowance() {
        var answers = PathAnswers()
        for (pace, mercy) in [(Pace.gentle, 2), (.balanced, 2), (.ambitious, 1)] {
            answers.pace = pace
            #expect(config.mercy(for: answers) == mercy)
            answers.consistency = .freshStart
            #expect(config.mercy(for: answers) == 2)
            answers.consistency = nil
        }
        var path = history()
        path[sunday.adding(days: 5)].usedGraceDay = true
        path[sunday.adding(days: 6)].usedGraceDay = true
        let mercy = path.mercy(on: 9)
        #expect(mercy.left(inWeekOf: sunday) == 0 && mercy.left(inWeekOf: sunday.adding(days: 7)) == 2)
        #expect(!mercy.canMark(sunday.adding(days: 4)) && mercy.canMark(sunday.adding(days: 7)))
        #expect(path.mercy(on: 9, weekStart: .saturday).left(inWeekOf: sunday.adding(days: 6)) == 1)
    }

    @Test("a missed day is offered once, counts when marked, and can be taken back")
    func marking() {
        var path = history()
        for day in [0, 1, 2, 4] { path.done(on: day) }
        let missed = sunday.adding(days: 3)
        path[sunday.adding(days: 4)].undo(LoggedAction(type: .quran, subtype: "quran-portion"))
        #expect(path.mercy(on: 4).offer == [missed] && path.mercy(on: 4).canMark(missed))
        #expect(path.mercy(on: 5, allowed: 1).offer == [], "one can't cover two")
        path[missed].usedGraceDay = true
        let mercy = path.mercy(on: 4)
        #expect(path.progress(on: 4).streakDays == 4 && path.progress(on: 4).mercyDaysUsedThisWeek == 1)
        #expect(mercy.offer == [] && mercy.canUndo(missed) && !mercy.canMark(missed))
        path[missed].usedGraceDay = false
        #expect(path.progress(on: 4).streakDays == 0)
    }

    @Test("excused days and weeks of rest are seen through, counted nowhere, and use no mercy")
    func leftOut() {
        var path = history()
        path.done(on: 0)
        for (day, excuse) in zip(1...3, Excuse.allCases) { path[sunday.adding(days: day)].excuse = excuse }
        path[sunday.adding(days: 2)].usedGraceDay = true
        path.rests.append(RestWeek(from: sunday.adding(days: 4), days: 7))
        path.done(on: 11)
        let progress = path.progress(on: 11)
        #expect(progress.streakDays == 2 && progress.mercyDaysUsedThisWeek == 0)
        #expect(progress.level.progress?.onPath == 2 && progress.badges == [])
        path.done(on: 5)
        #expect(path.progress(on: 11).streakDays == 3, "what was done counts all the same")
    }

    @Test("editing a past day reckons anew")
    func past() {
        var path = history()
        for day in [0, 1, 3, 4] { path.done(on: day) }
        #expect(path.progress(on: 4).streakDays == 2)
        path.done(on: 2)
        #expect(path.progress(on: 4).streakDays == 5)
        path[sunday.adding(days: 2)].undo(LoggedAction(type: .quran, subtype: "quran-portion"))
        #expect(path.progress(on: 4).streakDays == 2)
    }
}
