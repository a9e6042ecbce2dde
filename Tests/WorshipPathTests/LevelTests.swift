import Almanac
import Testing
import WorshipPath

@Suite struct LevelTests {
    /// A path on which so many days at the window's end were on it, the level before having been reached the day before.
    func path(_ on: Int, of window: Int, after level: PathLevel?, mercy: Int = 0) -> PathHistory {
        var path = history()
        if let level { path.reached.add(level, on: sunday) }
        for day in 0..<on {
            let date = sunday.adding(days: window - day)
            if day < mercy { path[date].usedGraceDay = true } else { path.done(on: window - day) }
        }
        return path
    }

    @Test(
        "WP-042 WP-043 WP-044 WP-047 so many days within the window reach a level, one fewer doesn't, and mercy counts",
        arguments: [
            (7, 14, PathLevel?.none, PathLevel.roots), (14, 21, .roots, .growth), (21, 28, .growth, .steadfast),
        ] as [(Int, Int, PathLevel?, PathLevel)])
    func vectors(days: Int, window: Int, before: PathLevel?, after: PathLevel) {
        #expect(path(days, of: window, after: before).progress(on: window).level.level == after)
        #expect(path(days, of: window, after: before, mercy: 3).progress(on: window).level.level == after)
        let fewer = path(days - 1, of: window, after: before).progress(on: window).level
        #expect(fewer.level == before ?? .seeds && fewer.progress == LevelProgress(onPath: days - 1, required: days))
    }

    @Test("WP-042 the window rolls: seven days spread over fifteen are not enough, and any fourteen are")
    func rolling() {
        var path = history()
        for day in [0, 9, 10, 11, 12, 13, 14] { path.done(on: day) }
        #expect(path.progress(on: 14).level.level == .seeds)
        path.done(on: 15)
        #expect(path.progress(on: 15).level.reached == [.init(level: .roots, date: sunday.adding(days: 15))])
    }

    @Test("WP-045 Blossom by days or by a reviewed intention, and not where it is switched off")
    func blossom() {
        #expect(path(28, of: 35, after: .steadfast).progress(on: 35).level.level == .blossom)
        #expect(path(27, of: 35, after: .steadfast).progress(on: 35).level.level == .steadfast)
        let off = path(28, of: 35, after: .steadfast).progress(on: 35, hasBlossom: false).level
        #expect(off.level == .steadfast && off.progress == nil)
        var path = history()
        path.reached.add(.steadfast, on: sunday)
        #expect(path.progress(on: 60).level.level == .steadfast)
        let date = sunday.adding(days: 30)
        path.intentions.append(PathIntention(setAt: instant(date), date: date, isReview: true))
        #expect(path.progress(on: 29).level.level == .steadfast && path.progress(on: 30).level.level == .blossom)
    }

    @Test("WP-046 at the full share the next level is reached and the window begins anew")
    func share() {
        var path = history()
        for day in 0..<7 {
            #expect(path.progress(on: day).level.progress?.share == Double(day) / 7)
            path.done(on: day)
        }
        let level = path.progress(on: 6).level
        #expect(level.level == .roots && level.progress == LevelProgress(onPath: 0, required: 14))
    }

    @Test("WP-041 WP-050 ten bonuses in a day change nothing, and one essential does")
    func bonuses() {
        var path = history()
        for action in config.actions where !action.isEssential { path.done(on: 0, action.id, type: action.area) }
        #expect(path.progress(on: 0) == history().progress(on: 0))
        path.done(on: 0)
        #expect(path.progress(on: 0).streakDays == 1 && path.progress(on: 0).level.progress?.onPath == 1)
    }

    @Test("one of the five prayers is an essential of its own")
    func parts() {
        var path = PathHistory(plans: PlanHistory([.init(from: sunday, essentials: ["five-prayers"])]))
        path.done(on: 0, "asr", type: .salah)
        #expect(path.progress(on: 0).streakDays == 1)
    }

    @Test("a plan that changes leaves earlier days as they were")
    func plans() {
        var path = history()
        path.done(on: 0)
        path.done(on: 1)
        path.plans.add(.init(from: sunday.next, essentials: ["witr"]))
        #expect(path.progress(on: 1).streakDays == 2)
        path.done(on: 2)
        #expect(path.progress(on: 2).streakDays == 2)
        path.done(on: 2, "witr", type: .salah)
        #expect(path.progress(on: 2).streakDays == 3)
    }
}
