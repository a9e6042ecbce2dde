import Almanac
import Planner
import Records
import Testing

@Suite struct PrayerSettingsTests {
    typealias City = PrayerSettingsWorld.City

    @Test("MZ-127 MZ-136 no suggestion overlaps a prayer's block, on any day of a year", arguments: City.allCases)
    func noOverlap(city: City) {
        let world = PrayerSettingsWorld(city, on: PrayerSettingsWorld.all) { $0.tarawihAtMosque = true }
        for date in PrayerSettingsWorld.year {
            let day = world.day(date)
            for suggestion in day.suggestions {
                #expect(!suggestion.minutes.isEmpty)
                for block in day.blocks {
                    #expect(
                        !block.minutes.overlaps(suggestion.minutes), "\(city) \(date) \(suggestion.id) \(block.kind)")
                }
            }
        }
    }

    @Test(
        "MZ-113 MZ-116 MZ-117 MZ-119 MZ-120 rawatib stand exactly before and after their prayers",
        arguments: City.allCases)
    func rawatib(city: City) throws {
        let world = PrayerSettingsWorld(
            city, on: ["before-fajr", "before-dhuhr", "after-dhuhr", "after-maghrib", "after-isha"])
        for date in PrayerSettingsWorld.year {
            let day = world.day(date)
            let held = world.held(date)
            let fajr = try #require(day.suggestion("before-fajr"))
            #expect(
                fajr.minutes == held.held.fajr - 15..<held.held.fajr - 5 && fajr.minutes.lowerBound >= held.times.fajr)
            #expect(fajr.rakaat == 2)
            if date.weekday == .friday {
                #expect(day.suggestion("before-dhuhr") == nil && day.suggestion("after-dhuhr") == nil)
            } else {
                let before = try #require(day.suggestion("before-dhuhr"))
                #expect(before.minutes == held.held.dhuhr - 20..<held.held.dhuhr - 5 && before.rakaat == 4)
                #expect(day.suggestion("after-dhuhr")?.minutes.lowerBound == day.own(.dhuhr)?.end)
            }
            #expect(day.suggestion("after-maghrib")?.minutes.lowerBound == day.own(.maghrib)?.end)
            if let isha = day.suggestion("after-isha") {
                #expect(isha.minutes.lowerBound == day.own(.isha)?.end)
                #expect(isha.minutes.count == 10 || isha.isShortened)
            }
        }
    }

    @Test("MZ-118 all rawatib add nothing around Asr")
    func asr() throws {
        let world = PrayerSettingsWorld(.riyadh, on: PrayerSettingsWorld.all)
        for date in PrayerSettingsWorld.year {
            let day = world.day(date)
            let asr = try #require(day.own(.asr))
            for suggestion in day.suggestions { #expect(!suggestion.minutes.overlaps(asr.start - 30..<asr.end + 30)) }
        }
    }

    @Test(
        "MZ-115 MZ-161 Duha stands at 09:00 or nearest to it in its window, and not on a feast",
        arguments: City.allCases)
    func duha(city: City) {
        let world = PrayerSettingsWorld(city, on: ["duha"])
        for date in PrayerSettingsWorld.year {
            let day = world.day(date)
            let times = world.held(date).times
            let window = times.sunrise + 15..<times.dhuhr - 10
            guard day.facts[1].eid == nil, window.count >= 5 else {
                #expect(day.suggestion("duha") == nil, "\(date)")
                continue
            }
            let wanted = max(window.lowerBound, min(540, window.upperBound - 5))
            #expect(day.suggestion("duha")?.minutes == wanted..<wanted + 5, "\(city) \(date)")
            #expect(day.suggestion("duha")?.window == window)
        }
    }

    @Test("MZ-114 Duha has six counts of rakaat, five minutes for two")
    func duhaRakaat() throws {
        let type = try #require(PrayerSettingsWorld.nawafil.type("duha"))
        #expect(type.rakaat.map(\.rakaat) == [2, 4, 6, 8, 10, 12])
        #expect(type.rakaat.map(\.minutes) == [5, 10, 15, 20, 25, 30])
        let world = PrayerSettingsWorld(.riyadh, on: ["duha"]) {
            $0.nawafil[PrayerSettingsWorld.index("duha")].rakaat = 8
        }
        #expect(world.day(PrayerSettingsWorld.year[5]).suggestion("duha")?.minutes.count == 20)
    }

    @Test(
        "MZ-121 MZ-122 Witr has six odd counts; it follows the night's worship, else comes before bed",
        arguments: City.allCases)
    func witr(city: City) throws {
        let type = try #require(PrayerSettingsWorld.nawafil.type("witr"))
        #expect(type.rakaat.map(\.rakaat) == [1, 3, 5, 7, 9, 11])
        #expect(type.minutes(rakaat: 1) == 7 && type.minutes(rakaat: 3) == 10 && type.minutes(rakaat: 4) == nil)
        let alone = PrayerSettingsWorld(city, on: ["witr"])
        let both = PrayerSettingsWorld(city, on: ["witr", "qiyam"])
        for date in PrayerSettingsWorld.year {
            for suggestion in alone.day(date).suggestions where suggestion.id == "witr" {
                #expect(suggestion.minutes.count == 10)
                #expect((0..<1440).contains(suggestion.minutes.lowerBound))
            }
            let day = both.day(date)
            for qiyam in day.suggestions where qiyam.id == "qiyam" {
                let follows = day.suggestions.contains {
                    $0.id == "witr" && $0.minutes.lowerBound == qiyam.minutes.upperBound
                }
                #expect(follows || qiyam.minutes.upperBound >= 1440, "\(city) \(date)")
            }
        }
        // Bedtime is 23:00.
        #expect(
            alone.day(PrayerSettingsWorld.year[0]).suggestion("witr")?.minutes.upperBound == 1380 || city == .oslo
                || city == .london)
    }

    @Test(
        "MZ-123 MZ-124 MZ-155 the night's worship begins with the last third; 60 minutes, 90 in Ramadan",
        arguments: City.allCases)
    func qiyam(city: City) throws {
        let world = PrayerSettingsWorld(city, on: ["qiyam"])
        for date in PrayerSettingsWorld.year {
            let day = world.day(date)
            let fajr = world.held(date).times.fajr
            let maghrib = world.held(date.previous).times.maghrib - 1440
            let start = fajr - (fajr - maghrib) / 3
            guard (0..<1440).contains(start) else { continue }
            let qiyam = try #require(day.suggestions.first { $0.id == "qiyam" && $0.minutes.lowerBound == start })
            let wanted = day.facts[1].isRamadan ? 90 : 60
            #expect(qiyam.minutes.count == wanted || qiyam.isShortened, "\(city) \(date)")
            #expect(qiyam.minutes.upperBound <= fajr - 5 && qiyam.rakaat == nil)
        }
        guard case .lastThird(_, let choices, _)? = PrayerSettingsWorld.nawafil.type("qiyam")?.rule else {
            Issue.record("qiyam has no last third")
            return
        }
        #expect(choices == [30, 60, 90, 120])
    }

    @Test("MZ-112 MZ-135 each type adds itself alone, and none is there unasked")
    func each() {
        let plain = PrayerSettingsWorld(.riyadh)
        let friday = CivilDate(year: 2027, month: 1, day: 2)!
        #expect(plain.day(friday).suggestions.isEmpty)
        for id in PrayerSettingsWorld.all where id != "asr" {
            let ids = Set(PrayerSettingsWorld(.riyadh, on: [id]).day(friday).suggestions.map(\.id))
            #expect(ids == [id])
        }
        #expect(PrayerSettingsWorld(.riyadh, on: ["asr"]).day(friday).suggestions.isEmpty)
    }

    @Test("MZ-137 a type that stands in the file alone has its place on the day; faults name file, key and reason")
    func configuration() throws {
        let json = try ConfigTests.file("NawafilConfig")
        #expect(PrayerSettingsWorld.nawafil.types.count == 9)
        let extra: JSON = [
            "id": "ishraq", "family": "duha", "emoji": "🌄",
            "rule": [
                "place": "forenoon", "afterSunrise": .int(15), "beforeDhuhr": .int(10), "preferred": "06:00",
                "onEid": .bool(false),
            ], "rakaat": .array([["rakaat": .int(2), "minutes": .int(8)]]), "standard": .int(2),
            "names": ["ar": "صلاة الإشراق", "en": "Ishraq"],
        ]
        let types = (json["types"]?.array ?? []) + [extra]
        let config = try NawafilConfig(json: ["types": .array(types)])
        var choices = PrayerSettings()
        choices.nawafil = config.types.map { _ in PrayerSettings.OwnNafl() }
        choices.nawafil[9].isOn = true
        let shape = PrayerBlockBuilder(
            prayers: PrayerSettingsWorld.prayers, special: PrayerSettingsWorld.special, nawafil: config,
            choices: choices)
        let held = HeldPrayers(riyadh)
        let day = SurroundingDays(shape: shape, prayers: [held, held, held], facts: [.ordinary, .ordinary, .ordinary])
        #expect(day.suggestions.map(\.id) == ["ishraq"] && day.suggestions[0].minutes == at(6, 30)..<at(6, 38))
        #expect(config.types[9].name(in: "tr") == "Ishraq" && config.types[0].name(in: "ar") == "ركعتا الفجر")
        let faults: [(JSON, String, String)] = [
            (["types": .array([extra, extra])], "types[1].id", "is listed twice"),
            (
                ["types": .array([ConfigTests.with("noon", at: ["rule", "place"], in: extra)])], "types[0].rule.place",
                "before, after, forenoon, night, last-third or nowhere is expected"
            ),
            (
                ["types": .array([ConfigTests.with(.int(3), at: ["standard"], in: extra)])], "types[0].standard",
                "is not one of rakaat"
            ),
            (
                ["types": .array([ConfigTests.with(nil, at: ["names", "ar"], in: extra)])], "types[0].names",
                "ar and en are expected"
            ),
            (
                ["types": .array([ConfigTests.with("X", at: ["id"], in: extra)])], "types[0].id",
                "at most 24 small letters and hyphens are expected"
            ),
        ]
        for (json, key, reason) in faults {
            #expect(throws: ConfigError(file: "NawafilConfig", key: key, reason: reason)) {
                try NawafilConfig(json: json)
            }
        }
    }
}
