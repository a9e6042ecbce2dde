import Almanac
import Planner
import Testing

@Suite struct SpecialDaySettingsTests {
    typealias City = PrayerSettingsWorld.City

    @Test(
        "MZ-139 MZ-140 Fridays have Jummah and no Dhuhr, half an hour after it, an hour long", arguments: City.allCases)
    func jummah(city: City) throws {
        let world = PrayerSettingsWorld(city)
        for date in PrayerSettingsWorld.year {
            let day = world.day(date)
            guard date.weekday == .friday else {
                #expect(day.own(.jummah) == nil && day.own(.dhuhr) != nil)
                continue
            }
            #expect(day.own(.dhuhr) == nil)
            let jummah = try #require(day.own(.jummah))
            let times = world.held(date).times
            #expect(jummah.start >= times.dhuhr && jummah.end <= times.asr)
            #expect(jummah.start - jummah.reserved.lowerBound == 15 && jummah.reserved.upperBound - jummah.end == 5)
            if times.asr >= times.dhuhr + 90 {
                #expect(jummah.start == times.dhuhr + 30 && jummah.minutes.count == 60, "\(city) \(date)")
            }
        }
    }

    @Test("MZ-143 MZ-145 MZ-148 a mosque's own time, the way there, and Dhuhr for whoever keeps it")
    func jummahChoices() throws {
        let friday = CivilDate(year: 2027, month: 1, day: 1)!
        let own = PrayerSettingsWorld(.riyadh) {
            $0.jummahTime = 13 * 60
            $0.jummahTravel = 30
        }
        let day = own.day(friday)
        #expect(day.own(.jummah)?.start == 13 * 60)
        #expect(day.suggestion(Suggestion.travel)?.minutes == 12 * 60 + 15..<12 * 60 + 45)
        let early = PrayerSettingsWorld(.riyadh) { $0.jummahTime = 60 }.day(friday)
        #expect(early.own(.jummah)?.start == own.held(friday).times.dhuhr)
        let kept = PrayerSettingsWorld(.riyadh) {
            $0.jummah = false
            $0.jummahTravel = 30
        }.day(friday)
        #expect(kept.own(.jummah) == nil && kept.own(.dhuhr) != nil && kept.suggestions.isEmpty)
    }

    @Test(
        "MZ-149 MZ-150 MZ-152 MZ-153 Ramadan: suhoor, iftar and tarawih on their days, none without it",
        arguments: City.allCases)
    func ramadan(city: City) throws {
        let world = PrayerSettingsWorld(city)
        let off = PrayerSettingsWorld(city) { $0.ramadan = false }
        var nights = 0
        for date in PrayerSettingsWorld.year {
            let day = world.day(date)
            let times = world.held(date).times
            #expect(off.day(date).suggestions.isEmpty)
            if day.facts[1].isRamadan {
                #expect(day.suggestion(Suggestion.suhoor)?.minutes == times.fajr - 45..<times.fajr - 15)
                #expect(day.suggestion(Suggestion.iftar)?.minutes == times.maghrib..<times.maghrib + 15)
                let maghrib = try #require(day.own(.maghrib))
                #expect(maghrib.start == times.maghrib + 15 && maghrib.reserved.lowerBound == times.maghrib - 5)
            } else {
                #expect(day.suggestion(Suggestion.iftar) == nil)
                #expect(day.own(.maghrib)?.start == times.maghrib)
            }
            if let tarawih = day.suggestion(Suggestion.tarawih) {
                nights += 1
                let isha = try #require(day.own(.isha))
                #expect(tarawih.minutes.lowerBound == max(times.isha + 15, isha.end))
                #expect(tarawih.minutes.count == 45 && tarawih.rakaat == 8)
                #expect(RamadanNight(beginningOn: date) != nil)
            }
        }
        let month = try #require(HijriCalendar.ummAlQura.days(inMonth: .ramadan, of: 1448))
        #expect(nights == month)
    }

    @Test("MZ-153 MZ-154 twenty rakaat take an hour, and the mosque its own more")
    func tarawih() {
        let date = PrayerSettingsWorld.year.first { DayFacts($0, calendar: .ummAlQura).isRamadan }!
        let world = PrayerSettingsWorld(.riyadh) {
            $0.tarawihRakaat = 20
            $0.tarawihAtMosque = true
            $0.tarawihAfter = 30
        }
        let tarawih = world.day(date).suggestion(Suggestion.tarawih)
        #expect(tarawih?.minutes.count == 90 && tarawih?.minutes.lowerBound == world.held(date).times.isha + 30)
    }

    @Test("MZ-158 MZ-159 both feasts have their prayer, 20 minutes after sunrise, 45 long", arguments: City.allCases)
    func eid(city: City) {
        let world = PrayerSettingsWorld(city)
        var feasts: [Eid] = []
        for date in PrayerSettingsWorld.year {
            let day = world.day(date)
            guard let eid = day.facts[1].eid else {
                #expect(day.own(.eid) == nil)
                continue
            }
            feasts.append(eid)
            let sunrise = world.held(date).times.sunrise
            #expect(day.own(.eid)?.minutes == sunrise + 20..<sunrise + 65, "\(city) \(date)")
        }
        #expect(feasts == [.alFitr, .alAdha])
        #expect(
            PrayerSettingsWorld(city) { $0.eid = false }.day(
                HijriCalendar.ummAlQura.civilDate(year: 1448, month: .shawwal, day: 1)!
            ).own(.eid) == nil)
    }

    @Test("MZ-158 a feast that is moved has its prayer on the other day")
    func movedEid() throws {
        let corrections = try HijriCorrections.none.movingEid(.alFitr, year: 1448, by: 1)
        let calendar = HijriCalendar(corrections: corrections)
        let date = try #require(HijriCalendar.ummAlQura.civilDate(year: 1448, month: .shawwal, day: 1))
        #expect(DayFacts(date, calendar: .ummAlQura).eid == .alFitr && DayFacts(date, calendar: calendar).eid == nil)
        #expect(DayFacts(date.next, calendar: calendar).eid == .alFitr)
        #expect(DayFacts(date, calendar: calendar).isRamadan)
    }

    @Test("MZ-227 MZ-228 a traveller shortens three prayers and joins two with two; at home nothing changes")
    func travel() throws {
        let date = CivilDate(year: 2027, month: 1, day: 4)!
        let home = PrayerSettingsWorld(.riyadh) { $0.joining = .early }
        #expect(home.day(date).blocks.allSatisfy { !$0.isShortened && $0.joined == nil })
        let apart = PrayerSettingsWorld(.riyadh) { $0.isTravelling = true }.day(date)
        for kind in PrayerBlock.Kind.allCases {
            #expect(apart.own(kind)?.isShortened == (kind == .dhuhr || kind == .asr || kind == .isha))
        }
        for joining in [PrayerSettings.Joining.early, .late] {
            let world = PrayerSettingsWorld(.riyadh) {
                $0.isTravelling = true
                $0.joining = joining
            }
            let times = world.held(date).times
            let own = world.day(date).blocks.filter { $0.day == 0 }
            #expect(own.map(\.kind) == [.fajr, .dhuhr, .maghrib])
            #expect(own[1].joined == .asr && own[2].joined == .isha)
            #expect(own[1].start == (joining == .early ? times.dhuhr : times.asr))
            #expect(own[2].start == (joining == .early ? times.maghrib : times.isha))
            #expect(own[1].minutes.count == 40 && own[2].minutes.count == 35)
        }
    }

    @Test("MZ-019 MZ-230 own lengths and buffers, and the mosque's more, change a prayer's block alone")
    func own() throws {
        let date = CivilDate(year: 2027, month: 1, day: 4)!
        let plain = PrayerSettingsWorld(.riyadh).day(date)
        let world = PrayerSettingsWorld(.riyadh) {
            $0.prayers[0].minutes = 30
            $0.prayers[0].before = 0
            $0.prayers[0].after = 10
            $0.prayers[4].isAtMosque = true
        }.day(date)
        let fajr = try #require(world.own(.fajr))
        #expect(fajr.minutes.count == 30 && fajr.reserved == fajr.start..<fajr.end + 10)
        let isha = try #require(world.own(.isha))
        #expect(isha.minutes.count == 30 && isha.start - isha.reserved.lowerBound == 20)
        for kind in [PrayerBlock.Kind.dhuhr, .asr, .maghrib] { #expect(world.own(kind) == plain.own(kind)) }
    }

    @Test("MZ-136 MZ-052 a task on a suggestion is taken; Duha moves in its window, the night's worship yields")
    func yields() {
        var noon = Suggestion("duha", minutes: at(9)..<at(9, 10), window: at(6, 30)..<at(11, 29), rakaat: 4)
        let night = Suggestion("qiyam", minutes: at(1)..<at(2))
        func plan(_ tasks: [PlannedTask]) -> DayPlan {
            DayPlan(day: day(), tasks: tasks, suggestions: [night, noon], now: now(8), planner: planner)
        }
        let free = plan([])
        #expect(free.yielded.isEmpty && free.span.lowerBound == at(1))
        let busy = plan([task("a", at(8, 45), 60), task("b", at(1, 30), 30)])
        #expect(busy.yielded.map(\.id) == ["qiyam"] && busy.conflicts.isEmpty)
        let moved = busy.items.compactMap { item -> SuggestedItem? in
            if case .suggestion(let item) = item { item } else { nil }
        }
        #expect(moved.count == 1 && moved[0].hasMoved && moved[0].suggestion.minutes == at(8, 35)..<at(8, 45))
        noon = Suggestion("duha", minutes: at(9)..<at(9, 10))
        #expect(plan([task("a", at(8, 45), 60)]).yielded.map(\.id) == ["duha"])
        #expect(DayPlan(day: day(), tasks: [], now: now(8), planner: planner).span.lowerBound == riyadh.fajr)
    }
}
