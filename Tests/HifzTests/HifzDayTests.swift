import Almanac
import Hifz
import TestSupport
import Testing

@Suite("A day of memorisation")
struct HifzDayTests {
    private let today = CivilDate(year: 2026, month: 11, day: 26)!

    /// Portions learnt on the days before today, the last of them yesterday, each reviewed the day after as easy.
    private func portions(_ count: Int, words: Int = 45) -> HifzState {
        var events: [HifzEvent] = []
        func add(_ page: Int, _ date: CivilDate, _ act: HifzAct) {
            let id = "e\(events.count)"
            events.append(HifzEvent(id: id, date: date, at: Instant(seconds: 0), item: .page(page), act: act))
        }
        for page in 1...count {
            let date = today.adding(days: page - count - 1)
            add(page, date, .added(words: words))
            add(page, date, .learnt)
            if date < today.previous { add(page, date.next, .reviewed(ConfirmedGrade(.easy))) }
        }
        return Memorisers.state(HifzLog(events))
    }

    @Test("the last seven portions come every day whatever the model says, the older ones when it names them")
    func recent() {
        let day = portions(12).day(today, DayWish(minutes: 60))
        let recent = day.entries.prefix { $0.lane == .recent }
        #expect(Set(recent.map(\.item)) == Set((6...12).map { .page($0) }) && day.putOff.isEmpty)
        for entry in day.entries.dropFirst(recent.count) {
            #expect(entry.lane == .old && portions(12)[entry.item]?.due.map { $0 <= today } == true)
        }
        // The one of yesterday was never reviewed, and comes first.
        #expect(day.entries.first?.item == .page(12) && day.entries.first?.retrievability == nil)
        #expect(portions(12).day(today.next, DayWish(minutes: 60)).entries.count >= 7)
        #expect(portions(3).day(today, DayWish(minutes: 60)).entries.count == 3)
    }

    @Test("what was recited or learnt today is not asked again, and its time is counted")
    func done() {
        let state = portions(8)
        let yesterday = state.day(today.previous, DayWish(minutes: 60))
        // Page 7 was reviewed and page 8 learnt on that day.
        #expect(yesterday.entries.allSatisfy { ![.page(7), .page(8)].contains($0.item) })
        #expect(yesterday.spent == 60 + 45 * 60 / 5)
    }

    @Test("the budget is kept, the order is by what is recalled least, and nothing that is due is lost")
    func budget() {
        var generator = Generator(seed: 37)
        for _ in 0..<60 {
            let log = Memorisers.hafiz(&generator, pages: generator.integer(in: 1...120), until: today)
            let state = Memorisers.state(log)
            let wish = DayWish(minutes: generator.integer(in: 1...90))
            let day = state.day(today, wish)
            #expect(day.seconds + day.spent <= day.budget || (day.entries.count == 1 && day.spent == 0))
            let due = state.day(today, DayWish(minutes: 100_000))
            #expect(due.putOff.isEmpty && due.entries == day.entries + day.putOff)
            for lane in [Lane.recent, .old] {
                let shares = due.entries.filter { $0.lane == lane }.map { $0.retrievability ?? -1 }
                #expect(shares == shares.sorted())
            }
            if let next = day.putOff.first, day.entries.count > 1 {
                #expect(day.seconds + day.spent + next.seconds > day.budget)
            }
        }
    }

    @Test("an overload is spread over the days ahead within the budget of each, and each item has its day")
    func spreading() {
        var generator = Generator(seed: 41)
        for _ in 0..<20 {
            let state = Memorisers.state(Memorisers.hafiz(&generator, pages: 60, until: today))
            let wish = DayWish(minutes: generator.integer(in: 25...60))
            let due = state.day(today, DayWish(minutes: 100_000)).entries.map(\.item)
            let forecast = state.forecast(from: today, days: 30, wish)
            #expect(forecast.days.count == 30 && forecast.days.map(\.date).first == today)
            for day in forecast.days { #expect(day.seconds + day.spent <= day.budget) }
            let seen = Set(forecast.days.flatMap { $0.entries.map(\.item) })
            let left = Set(forecast.days.last?.putOff.map(\.item) ?? [])
            #expect(Set(due).isSubset(of: seen.union(left)))
            for item in due where !seen.contains(item) {
                // What had no day within the month was put off on every one of them.
                #expect(forecast.days.allSatisfy { $0.putOff.contains { $0.item == item } })
            }
        }
    }

    @Test("a day that is excused asks for nothing and what is due keeps its turn; days that don't count are not waited")
    func excused() {
        var generator = Generator(seed: 43)
        let state = Memorisers.state(Memorisers.hafiz(&generator, pages: 40, until: today))
        let wish = DayWish(minutes: 30)
        let days = HifzDays(excused: [today, today.next], mercy: [today.previous, today])
        let resting = state.day(today, wish, days)
        #expect(resting.entries.isEmpty && !resting.putOff.isEmpty)
        let forecast = state.forecast(from: today, days: 3, wish, days)
        #expect(forecast.days[0].entries.isEmpty && forecast.days[1].entries.isEmpty)
        let after = state.day(today.adding(days: 2), wish, days)
        #expect(forecast.days[2] == after && !after.entries.isEmpty)
        let plain = state.day(today.adding(days: 2), wish)
        for (counted, all) in zip(after.entries, plain.entries) where all.waited >= 4 {
            #expect(counted.item == all.item && counted.waited == all.waited - 3)
        }
        #expect(plain.entries.contains { $0.waited >= 4 })
    }

    @Test("a new portion is taken up last, in the order of the Quran, and only where nothing is put off")
    func new() {
        let added = (0..<3).map { number in
            HifzEvent(
                id: "\(9 - number)", date: today, at: Instant(seconds: 0), item: .page(10 + number),
                act: .added(words: 100))
        }
        let state = Memorisers.state(HifzLog(added))
        #expect(state.day(today, DayWish(minutes: 60)).entries.map(\.item) == [.page(10)])
        #expect(state.day(today, DayWish(minutes: 60, newPortions: 2)).entries.map(\.item) == [.page(10), .page(11)])
        #expect(state.day(today, DayWish(minutes: 60, newPortions: 0)).entries.isEmpty)
        // 100 words at 5 a minute take 20 minutes: two are all that fit.
        #expect(state.day(today, DayWish(minutes: 45, newPortions: 3)).entries.count == 2)
        let learnt = HifzEvent(id: "x", date: today, at: Instant(seconds: 1), item: .page(10), act: .learnt)
        let later = Memorisers.state(HifzLog(added + [learnt]))
        #expect(later.day(today, DayWish(minutes: 60)).entries.isEmpty)
        #expect(later.day(today.next, DayWish(minutes: 60)).entries.map(\.item) == [.page(10), .page(11)])
        var generator = Generator(seed: 47)
        let hafiz = Memorisers.hafiz(&generator, pages: 80, until: today).union(HifzLog(added))
        let full = Memorisers.state(hafiz).day(today, DayWish(minutes: 20))
        #expect(!full.putOff.isEmpty && full.entries.allSatisfy { $0.lane != .new })
    }

    @Test("a junction goes by the model alone and takes the same short time in every lane")
    func junctions() {
        let item = HifzItem.junction(surah: 78, ayah: 5)
        let acts: [(Int, HifzAct)] = [(-3, .added(words: 0)), (-3, .learnt), (-2, .reviewed(ConfirmedGrade(.easy)))]
        let events = acts.enumerated().map { index, act in
            HifzEvent(
                id: "e\(index)", date: today.adding(days: act.0), at: Instant(seconds: 0), item: item, act: act.1)
        }
        let state = Memorisers.state(HifzLog(events))
        #expect(state.day(today, DayWish(minutes: 60)).entries.isEmpty)
        let due = state.day(today.adding(days: 12), DayWish(minutes: 60)).entries
        #expect(due.map(\.lane) == [.old] && due.map(\.seconds) == [20])
    }
}
