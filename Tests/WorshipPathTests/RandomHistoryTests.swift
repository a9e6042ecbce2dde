import Almanac
import TestSupport
import Testing
import WorshipPath

/// Histories of two years, told to the target and to the slow model.
private struct TwoYears {
    var history: PathHistory
    var model = SlowPath(days: [])

    init(seed: UInt64, days count: Int = 731) {
        var generator = Generator(seed: seed)
        history = WorshipPathTests.history()
        // Stretches of zeal and of quiet, so that every level is reached by some and by others not.
        var zeal = 5
        for day in 0..<count {
            if day % 17 == 0 { zeal = generator.integer(in: 0...10) }
            let date = sunday.adding(days: day)
            var told = SlowPath.Day(weekday: date.weekday.rawValue)
            if generator.integer(in: 0...9) < zeal {
                told.essentials = 1
                history.done(on: day)
            } else if generator.integer(in: 0...9) < 2 {
                told.grace = true
                history[date].usedGraceDay = true
            }
            if generator.integer(in: 0...9) == 0 { history.done(on: day, "istighfar", type: .dhikr) }
            if generator.integer(in: 0...29) == 0 {
                told.hasNote = true
                history[date].reflectionNote = "."
            }
            if generator.integer(in: 0...24) == 0 {
                told.frozen = true
                history[date].excuse = Excuse.allCases.randomElement(using: &generator)
            }
            if history.isResting(on: date) {
                told.frozen = true
            } else if generator.integer(in: 0...119) == 0 {
                told.frozen = true
                history.rests.append(RestWeek(from: date, days: config.restDays))
            }
            model.days.append(told)
        }
    }

    func model(until day: Int) -> SlowPath { SlowPath(days: Array(model.days.prefix(day + 1))) }
}

@Suite struct RandomHistoryTests {
    @Test(
        "two random years reckon as the slow model of the specification does",
        arguments: 1...12 as ClosedRange<UInt64>)
    func asTheModel(seed: UInt64) {
        let years = TwoYears(seed: seed)
        for day in stride(from: 0, through: 730, by: 61) + [729, 730] {
            let model = years.model(until: day)
            let start = Weekday.allCases[day % 7]
            let progress = years.history.progress(on: day, weekStart: start)
            #expect(progress.streakDays == model.streak)
            #expect(progress.level.reached.map { sunday.days(to: $0.date) } == model.reached)
            #expect(progress.level.progress?.onPath == model.progress?.onPath)
            #expect(progress.level.progress?.required == model.progress?.required)
            #expect(
                progress.mercyDaysUsedThisWeek == model.mercyUsed(inWeekOf: day, startingOn: start.rawValue))
            #expect(progress.reached.date(of: .sincereWeek).map { sunday.days(to: $0) } == model.sincereWeek)
        }
    }

    @Test(
        "WP-088 what was kept of a path and what its days give again are the same, on every day",
        arguments: 20...23 as ClosedRange<UInt64>)
    func recomputed(seed: UInt64) {
        let years = TwoYears(seed: seed, days: 200)
        var kept = years.history
        var level = PathLevel.seeds
        var drawn = 0
        for day in 0..<200 {
            let fresh = years.history.progress(on: day)
            let grown = kept.progress(on: day)
            #expect(fresh == grown)
            #expect(fresh.level.level >= level)
            if let share = fresh.level.progress?.share { #expect((0...1).contains(share)) }
            let picture = JourneyPicture(fresh.level)
            #expect(picture.drawn >= drawn && picture.drawn <= 1000)
            (level, drawn) = (fresh.level.level, picture.drawn)
            kept.reached = grown.reached
        }
    }

    @Test(
        "K61 another zone, another week's beginning or a changed past takes no level and no badge away",
        arguments: 30...37 as ClosedRange<UInt64>)
    func neverTaken(seed: UInt64) {
        var generator = Generator(seed: seed)
        let years = TwoYears(seed: seed, days: 300)
        var history = years.history
        let before = history.progress(on: 299)
        history.reached = before.reached
        for _ in 0..<40 {
            let date = sunday.adding(days: generator.integer(in: 0...299))
            var emptied = DayLog(date: date)
            emptied.excuse = generator.bool() ? nil : .illness
            history[date] = emptied
            // A journey may put today a day back or on.
            let day = 299 + generator.integer(in: -1...1)
            let after = history.progress(on: day, weekStart: Weekday.allCases[generator.integer(in: 0...6)])
            #expect(after.level.level >= before.level.level)
            #expect(before.badges.allSatisfy { after.badges.contains($0) })
            #expect(after.streakDays >= 0 && after.mercyDaysUsedThisWeek >= 0)
            history.reached = history.reached.joined(with: after.reached)
        }
    }

    @Test(
        "mercy is never below zero, and the week's beginning changes neither streak nor levels",
        arguments: 40...43 as ClosedRange<UInt64>)
    func mercy(seed: UInt64) {
        let years = TwoYears(seed: seed, days: 120)
        for start in Weekday.allCases {
            let mercy = years.history.mercy(on: 119, weekStart: start, allowed: 1)
            for day in 0..<120 { #expect(mercy.left(inWeekOf: sunday.adding(days: day)) >= 0) }
            #expect(mercy.offer.allSatisfy { mercy.canMark($0) })
            let progress = years.history.progress(on: 119, weekStart: start)
            #expect(progress.level == years.history.progress(on: 119).level)
            #expect(progress.streakDays == years.history.progress(on: 119).streakDays)
        }
    }

    @Test("what two devices reached joins in any order and however often")
    func joining() {
        let all = (1...3).map { TwoYears(seed: $0, days: 150).history.progress(on: 149).reached }
        #expect(all[0].joined(with: all[1]) == all[1].joined(with: all[0]))
        #expect(all[0].joined(with: all[1]).joined(with: all[2]) == all[0].joined(with: all[1].joined(with: all[2])))
        #expect(all[0].joined(with: all[0]) == all[0])
    }
}
