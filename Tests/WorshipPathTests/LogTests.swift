import Almanac
import Records
import Testing
import WorshipPath

extension Stamp {
    /// A stamp for records in tests.
    static var test: Stamp {
        var clock = HybridClock(replica: Replica(number: 1))
        return clock.tick(now: 1_000)
    }
}

@Suite struct LogTests {
    private func record(_ fields: JSONObject) -> Record {
        var record = Record(key: RecordKey(scope: .own, kind: DayLog.kind, id: sunday.description))
        for member in fields.members { record.set(member.name, to: member.value, at: .test) }
        return record
    }

    private var full: DayLog {
        var day = DayLog(date: sunday)
        day.log(LoggedAction(type: .salah, subtype: "fajr", completedAt: instant(sunday, 5)))
        day.log(LoggedAction(type: .dhikr))
        day.postpone(LoggedAction(type: .quran, subtype: "quran-portion", completedAt: instant(sunday, 6)))
        day.reflectionNote = "."
        day.usedGraceDay = true
        day.excuse = .illness
        return day
    }

    @Test("a day's record reads back as it was, and a change holds only what changed")
    func fields() {
        #expect(DayLog(record(full.fields)) == full)
        #expect(record(full.fields).isWithinLimits)
        var changed = full
        changed.undo(LoggedAction(type: .dhikr))
        changed.log(LoggedAction(type: .quran, subtype: "quran-portion", completedAt: instant(sunday, 7)))
        let changes = DayLog.changes(from: full, to: changed)
        #expect(
            Set(changes.members.map { $0.name }) == [
                "done.dhikr", "done.quran.quran-portion", "later.quran.quran-portion",
            ])
        #expect(DayLog(record(full.fields).merging(record(changes))) != nil)
        #expect(DayLog.changes(from: full, to: full).members.isEmpty)
    }

    @Test("done is done once, later is no more once it is done, and undoing leaves the day as it was")
    func logging() {
        var day = DayLog(date: sunday)
        let action = LoggedAction(type: .quran, subtype: "quran-portion", completedAt: instant(sunday))
        day.postpone(action)
        #expect(day.isPostponed("quran-portion"))
        day.log(action)
        day.log(LoggedAction(type: .quran, subtype: "quran-portion"))
        #expect(day.actions == [action] && day.postponed.isEmpty)
        day.postpone(action)
        #expect(day.postponed.isEmpty)
        day.undo(action)
        #expect(day == DayLog(date: sunday))
    }

    @Test("an excused day is in a takeout only where the person wanted it, and otherwise looks like any other")
    func excused() {
        #expect(full.takeout(withExcuse: true)["excuse"] == "illness")
        var plain = full
        plain.excuse = nil
        #expect(full.takeout(withExcuse: false) == plain.takeout(withExcuse: true))
        #expect(!full.takeout(withExcuse: false).text().utf8.elementsEqual(full.takeout(withExcuse: true).text().utf8))
    }

    @Test(
        "the daily list: parts each for themselves, what was put off as later, at most two in sight when it was too much"
    )
    func today() {
        let mix = WorshipMix(PathAnswers(), config: config)
        let list = PathToday(mix, log: full, config: config)
        #expect(list.essentials.count == mix.essentials.count + 4 && list.folded.isEmpty)
        #expect(list.essentials[0].state == .done && list.essentials[1].state == .open)
        #expect(list.essentials.first { $0.entry == "quran-portion" }?.state == .later)
        #expect(list.bonuses.count == mix.bonuses.count && config.reflections.contains(list.reflection))
        let folded = PathToday(mix, log: full, isFolded: true, config: config)
        #expect(folded.essentials.map { $0.entry } == ["dhuhr", "asr"])
        #expect(folded.essentials.count + folded.folded.count == list.essentials.count)
    }

    @Test("the greeting follows the part of the day, and after quiet days says only that there is a new chance")
    func greeting() {
        func greeting(_ path: PathHistory, _ day: Int, _ hour: Int) -> PathGreeting {
            let date = sunday.adding(days: day)
            return PathGreeting(
                path, days: PathDays(path, today: date, config: config),
                now: CivilDateTime(date: date, time: ClockTime(hour: hour, minute: 0)!), config: config)
        }
        var path = history()
        #expect([2, 4, 12, 20].map { greeting(path, 0, $0).part } == [.evening, .morning, .afternoon, .evening])
        #expect(greeting(path, 0, 9).line == .today && greeting(path, 0, 9).hijri == HijriDate(sunday))
        for gap in [1, 3, 10, 60] { #expect(greeting(path, gap, 20).line == .newChance) }
        path.done(on: 10)
        #expect(greeting(path, 10, 9).line == .next && greeting(path, 11, 9).line == .today)
        path.rests.append(RestWeek(from: sunday.adding(days: 13), days: 7))
        #expect(greeting(path, 13, 9).line == .rest)
    }

    @Test("a path that claims to have begun before anybody could have is looked at for a century and no longer")
    func longAgo() {
        let plans = PlanHistory([.init(from: CivilDate(year: 1, month: 1, day: 1)!, essentials: ["five-prayers"])])
        let days = PathDays(PathHistory(plans: plans, days: []), today: sunday, config: config)
        #expect(days.standings.count == PathDays.longest + 1)
        #expect(days.start == sunday.adding(days: -PathDays.longest) && days.today == sunday)
        #expect(days.streak == 0)
    }
}
