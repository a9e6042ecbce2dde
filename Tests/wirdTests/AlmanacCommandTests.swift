import Records
import Testing

@Suite("The command line's calendar, directions and explanations")
struct AlmanacCommandTests {
    private static let riyadh = [
        "--lat", "24.6877", "--lon", "46.7219", "--zone", "Asia/Riyadh", "--date", "2026-11-21",
    ]

    @Test(
        "SY-017 times takes every method by its name",
        arguments: [
            "mwl", "umm-al-qura", "egypt", "karachi", "isna", "dubai", "singapore", "diyanet", "kuwait", "qatar",
            "tehran",
            "jafari", "moonsighting", "jakim", "kemenag", "uoif", "russia", "morocco", "tunisia", "algeria", "jordan",
            "portugal",
        ])
    func methods(name: String) throws {
        let result = try Program().run(["times", "--method", name, "--json"] + Self.riyadh)
        let day = try #require(result.json["days"]?[0]?.object, "\(result.errors)")
        let names = ["date", "fajr", "sunrise", "dhuhr", "asr", "maghrib", "isha"]
        #expect(day.members.map(\.name) == names)
        let times = day.members.dropFirst().compactMap { $0.value.string }
        #expect(times == times.sorted() && Set(times).count == 6, "\(times)")
    }

    @Test("SY-017 times takes the high latitude rules and the elevation, and the rules give different times")
    func rules() throws {
        let program = try Program(content: false)
        let tromso = ["--lat", "69.65", "--lon", "18.96", "--zone", "Europe/Oslo", "--date", "2026-08-20"]
        var seen: Set<String> = []
        for rule in [
            "nearest-latitude", "middle-of-night-fixed", "nearest-day", "middle-of-night", "one-seventh",
            "twilight-angle",
        ] {
            let result = try program.run(["times", "--high-latitude", rule, "--json"] + tromso)
            seen.insert(try #require(result.json["days"]?[0]?.text(), "\(result.errors)"))
        }
        #expect(seen.count >= 5)
        let plain = try program.run(["times", "--json"] + Self.riyadh).json["days"]?[0]
        let high = try program.run(["times", "--elevation", "2000", "--json"] + Self.riyadh).json["days"]?[0]
        let (late, usual) = (try #require(high?["maghrib"]?.string), try #require(plain?["maghrib"]?.string))
        #expect(late > usual)
        let (early, rise) = (try #require(high?["sunrise"]?.string), try #require(plain?["sunrise"]?.string))
        #expect(early < rise)
    }

    @Test("MZ-027 SY-017 --explain tells how each time came to be, as fields and in the person's language")
    func explanation() throws {
        let program = try Program(content: false)
        let day = try program.run(["times", "--method", "umm-al-qura", "--explain", "--json"] + Self.riyadh).json[
            "days"]?[0]
        let explain = try #require(day?["explain"])
        #expect(explain["method"] == "umm-al-qura" && explain["resolution"] == "none")
        #expect(explain["fajr"]?["rule"] == "angle" && explain["fajr"]?["value"] == 18.5)
        #expect(explain["isha"]?["rule"] == "minutes" && explain["isha"]?["value"] == 90)
        #expect(explain["asr"]?["rule"] == "shadow" && explain["asr"]?["rounding"]?.string != nil)
        #expect(explain["fajr"]?["text"]?.string?.contains("18.5° below the horizon") == true)
        let arabic = try program.run(["times", "--explain", "--lang", "ar"] + Self.riyadh).output
        #expect(arabic.contains("تحت الأفق بمقدار ١٨") && arabic.contains("أقرب دقيقة") && !arabic.contains("explain."))
        let polar = try program.run(
            "times", "--explain", "--json", "--lat", "69.65", "--lon", "18.96", "--zone", "Europe/Oslo", "--date",
            "2026-06-21")
        let stood = polar.json["days"]?[0]?["explain"]
        #expect(stood?["resolution"] == "nearest-latitude" && stood?["latitude"] == 48)
        #expect(stood?["cause"] == "sunStaysUp" && stood?["text"]?.string?.contains("48°") == true)
    }

    @Test("MZ-240 SY-042 next says the coming prayer and the minutes left, in one line and as JSON")
    func next() throws {
        let program = try Program()
        #expect(try program.run("next", "--test-clock").status == 3)
        let place = try program.run("place", "set", "--lat", "21.4225", "--lon", "39.8262", "--zone", "Asia/Riyadh")
        try #require(place.status == 0, "\(place.errors)")
        let next = try program.run("next", "--json", "--test-clock").json
        #expect(next.object?.members.map(\.name) == ["name", "date", "start", "minutes", "seconds"])
        #expect(next["name"] == "dhuhr" && next["date"] == "2026-11-21")
        let minutes = try #require(next["minutes"]?.int)
        let seconds = try #require(next["seconds"]?.int)
        #expect(minutes > 240 && minutes == (seconds + 59) / 60)
        let line = try program.run("next", "--test-clock").output
        #expect(line.contains("Dhuhr is at 12:") && line.split(separator: "\n").count == 1)
        #expect(try program.run("next", "--test-clock", "--lang", "ar").output.contains("الظهر الساعة ١٢"))
    }

    @Test("SY-017 hijri prints exactly the documented JSON, both ways")
    func hijri() throws {
        let program = try Program(content: false)
        #expect(try program.run("hijri", "2026-11-21").output == "{\"year\":1448,\"month\":6,\"day\":11}\n")
        #expect(try program.run("hijri", "2026-11-21", "--json").output == "{\"year\":1448,\"month\":6,\"day\":11}\n")
        #expect(try program.run("hijri", "--from", "1448-06-11").output == "{\"date\":\"2026-11-21\"}\n")
        #expect(try program.run("hijri", "--from", "1447-09-01").output == "{\"date\":\"2026-02-18\"}\n")
        // A refusal names the first and the last day that would do, and they do.
        let refusal = try program.run("hijri", "1924-07-31").errors
        #expect(refusal.contains("1924-08-01") && refusal.contains("2174-11-25"), "\(refusal)")
        for day in ["1924-08-01", "2174-11-25"] { #expect(try program.run("hijri", day).status == 0) }
        for day in ["1924-07-31", "2174-11-26"] { #expect(try program.run("hijri", day).status == 2) }
    }

    @Test(
        "MZ-233 qibla prints the bearing within a degree",
        arguments: [
            ("51.5074", "-0.1278", 119.0), ("40.7128", "-74.006", 58.0), ("30.0444", "31.2357", 136.0),
            ("-6.2088", "106.8456", 295.0),
        ])
    func qibla(lat: String, lon: String, bearing: Double) throws {
        let result = try Program(content: false).run("qibla", "--lat", lat, "--lon", lon, "--json", "--test-clock")
        let found = try #require(result.json["bearing"]?.double, "\(result.errors)")
        #expect(abs(found - bearing) <= 1)
        let distance = try #require(result.json["distance"]?.double)
        #expect(distance > 1_000)
        let moments = (result.json["sunOverMakkah"]?.array ?? []).compactMap(\.string)
        #expect(moments.count == 2 && moments[0].hasPrefix("2027-05-2") && moments[1].hasPrefix("2027-07-1"))
    }

    @Test("SY-017 qibla takes the person's own place, and says so where there is none")
    func ownQibla() throws {
        let program = try Program()
        #expect(try program.run("qibla").status == 3)
        _ = try program.run("place", "set", "--lat", "51.5074", "--lon", "-0.1278", "--zone", "Asia/Riyadh")
        #expect(try program.run("qibla", "--json").json["bearing"] == 118.99)
        #expect(try program.run("qibla", "--lang", "ar").output.contains("القبلة: ١١٨"))
        #expect(try program.run("qibla", "--lat", "21.4225", "--lon", "39.8262", "--json").json["bearing"] == .null)
    }

    @Test("SY-017 calendar prints a Hijri year's months and special days, and those of a Gregorian year")
    func calendar() throws {
        let program = try Program(content: false)
        let year = try program.run("calendar", "--year", "1448", "--json").json
        #expect(year["months"]?.array?.count == 12)
        #expect(year["months"]?[8]?["date"] == "2027-02-08" && year["months"]?[8]?["name"] == "Ramadan")
        let fitr = year["specialDays"]?.array?.first { $0["occasion"] == "eid-al-fitr" }
        #expect(fitr?["from"]?.string == year["months"]?[9]?["date"]?.string && fitr?["hijri"]?["day"] == 1)
        let days = (1...12).reduce(0) { $0 + (year["months"]?[$1 - 1]?["days"]?.int ?? 0) }
        #expect(days == 354 || days == 355)
        let gregorian = try program.run("calendar", "--gregorian", "2026", "--json").json
        let firsts = (gregorian["months"]?.array ?? []).compactMap { $0["date"]?.string }
        #expect(firsts.count >= 12 && firsts.allSatisfy { $0.hasPrefix("2026-") } && firsts == firsts.sorted())
        let arabic = try program.run("calendar", "--year", "1448", "--lang", "ar").output
        #expect(arabic.contains("رمضان ١٤٤٨") && arabic.contains("عيد الفطر") && !arabic.contains("occasion."))
    }

    @Test(
        "SY-017 what can't be used ends with 2 and names the option, in both languages",
        arguments: [
            (["times", "--high-latitude", "x"] + riyadh, "--high-latitude"),
            (["times", "--elevation", "-1"] + riyadh, "--elevation"),
            (["times", "--elevation", "9001"] + riyadh, "--elevation"),
            (["hijri"], "--from"), (["hijri", "2026-11-21", "--from", "1448-06-11"], "--from"),
            (["hijri", "2026-02-30"], "DATE"), (["hijri", "1800-01-01"], "DATE"),
            (["hijri", "--from", "1448-6-11"], "--from"), (["hijri", "--from", "1700-01-01"], "year"),
            (["hijri", "--from", "1448-13-01"], "month"), (["hijri", "--from", "1448-06-31"], "day"),
            (["qibla", "--lat", "1"], "--lon"), (["qibla", "--lat", "91", "--lon", "0"], "--lat"),
            (["qibla", "--lat", "1", "--lon", "x"], "--lon"), (["calendar"], "--gregorian"),
            (["calendar", "--year", "1448", "--gregorian", "2026"], "--year"),
            (["calendar", "--year", "1601"], "--year"),
            (["calendar", "--year", "99999999999999999999"], "--year"),
            (["calendar", "--gregorian", "1900"], "--gregorian"),
        ])
    func usage(arguments: [String], name: String) throws {
        let program = try Program(content: false)
        for language in ["en", "ar"] {
            let result = try program.run(arguments + ["--lang", language])
            #expect(result.status == 2 && result.output.isEmpty, "\(result.output)")
            #expect(result.errors.contains(name) && !result.errors.contains("cli."), "\(result.errors)")
        }
    }
}
