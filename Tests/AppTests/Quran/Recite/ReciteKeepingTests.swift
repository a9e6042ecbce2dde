import Almanac
import Quran
import Recitation
import Records
import Testing

@testable import App

/// Keeping a recitation, what its summary says, and deleting it.
struct ReciteKeepingTests {
    private static let page = "/quran/recite/78-1-4"

    /// A log of 78:1-4 by words: one not heard, another in its place, one doubtful, something besides the text.
    private static var log: RecitationLog {
        var log = RecitationLog(words: 12, start: 0)
        log.append(.place(0), at: 0)
        for word in 0..<9 {
            let state: WordState = word == 1 ? .notHeard : word == 4 ? .other : word == 5 ? .doubtful : .heard
            log.append(.word(word, state), at: 1_000 * (word + 1))
        }
        log.append(.extra(7), at: 9_500)
        for ayah in 0..<3 { log.append(.ayah(ayah, ayah == 1 ? .unclear : .byWord), at: 10_000) }
        log.append(.ended, at: 75_000)
        return log
    }

    private static func text(_ log: RecitationLog) -> String { String(decoding: log.json.bytes(), as: UTF8.self) }

    private static func keep(_ device: Device, _ log: RecitationLog = log, mode: String = "read") throws -> String {
        let answer = try device.call(page, ["mode": mode, "log": text(log)])
        return try #require(answer.json["session"]?.string, "\(answer)")
    }

    @Test(
        "RE-06 a summary has accuracy, the missed words as a list to press, the ayat and the time; it is in the history, and equals its recomputation from the log",
        arguments: ["en", "ar"])
    func summary(language: String) throws {
        let device = try QuranFixtures.device(language: language)
        let id = try Self.keep(device)
        let address = "/quran/recite/sessions/\(id)"
        let facts = try device.facts(address)
        let log = try #require(facts["log"].flatMap { RecitationLog(json: $0) })
        #expect(log == Self.log)
        let summary = RecitationSummary(log)
        #expect(facts["accuracy"]?.int == summary.accuracy.map { Int64($0) } && summary.accuracy == 750)
        #expect(facts["coverage"]?.int == summary.coverage.map { Int64($0) } && summary.coverage == 889)
        #expect(facts["missed"]?.array?.map { $0["word"]?.int } == summary.missed.map { Int64($0) })
        #expect(
            facts["missed"]?.array?.first?["ayah"]?.string == "78:1"
                && facts["missed"]?.array?.first?["text"]?.string == "كلام")
        #expect(facts["other"]?.array?.map { $0["word"]?.int } == summary.other.map { Int64($0) })
        #expect(
            facts["doubtful"]?.array?.map { $0["word"]?.int } == [5]
                && facts["extra"]?.array?.map { $0["word"]?.int } == [7])
        #expect(facts["ayat"]?.int == 3 && facts["milliseconds"]?.int == 75_000)
        let page = device.page(address)
        let figures = language == "ar" ? ["٧٥٪", "٨٨٪", "٣ آيات"] : ["75%", "88%", "3 ayat"]
        for figure in figures { #expect(page.contains(figure), "\(figure)") }
        let time = language == "ar" ? "دقيقة" : "1 minute"
        #expect(page.components(separatedBy: "data-figure=\"time\"").last?.prefix(80).contains(time) == true)
        #expect(page.contains("href=\"/quran/listen/78/1\" class=\"recite-chip is-skipped\" data-recite-word=\"1\""))
        #expect(page.contains("href=\"/quran/listen/78/2\" class=\"recite-chip is-not-heard\" data-recite-word=\"4\""))
        #expect(page.contains("lang=\"ar\" dir=\"rtl\" class=\"recite-chip-word\">كلام<"))
        let home = device.page("/quran/recite")
        #expect(home.contains("href=\"\(address)\""))
        #expect(try device.facts("/quran/recite")["sessions"]?.array?.first?["session"]?.string == id)
    }

    @Test("what a person says of each ayah is a log of its words, with the time since the page was made")
    func selfCheck() throws {
        let device = try QuranFixtures.device()
        let began = device.now
        device.now = Instant(seconds: began.seconds + 90)
        let answer = device.post(
            Self.page,
            [
                "mode": "memory", "began": "\(began.milliseconds)", "ayah-0": "right", "ayah-1": "unsure",
                "ayah-2": "missing",
            ])
        #expect(answer.status == 303)
        let address = try #require(answer["location"])
        let path = String(address.prefix { $0 != "?" })
        let facts = try device.facts(path)
        let log = try #require(facts["log"].flatMap { RecitationLog(json: $0) })
        #expect(
            log.states == [
                .heard, .heard, .heard, .doubtful, .doubtful, .doubtful, .notHeard, .notHeard, .notHeard, .waiting,
                .waiting, .waiting,
            ])
        #expect(facts["selfCheck"]?.bool == true && facts["milliseconds"]?.int == 90_000 && facts["ayat"]?.int == 3)
        #expect(device.page(path).contains("By your own account"))
        #expect(
            device.page("/quran/recite/sessions/" + (try Self.keep(device))).contains("By your own account") == false)
        let none = device.post(Self.page, ["mode": "memory", "ayah-7": "right", "ayah-0": "x"])
        #expect(none.status == 422 && none.text.contains("Say of one ayah at least"))
        // A clock that is wrong makes no recitation of years.
        let odd = try device.call(Self.page, ["began": "1", "ayah-0": "right"]).json["session"]?.string ?? ""
        #expect(try device.facts("/quran/recite/sessions/\(odd)")["milliseconds"]?.int == 0)
    }

    @Test("a log that is none, is too long, or isn't of this passage is refused in words, and nothing is kept")
    func refused() throws {
        let device = try QuranFixtures.device()
        var other = RecitationLog(words: 15, start: 0)
        other.append(.word(3, .heard), at: 5)
        var empty = RecitationLog(words: 12, start: 0)
        empty.append(.ended, at: 5)
        var beyond = RecitationLog(words: 12, start: 0)
        beyond.append(.word(12, .heard), at: 5)
        var ayah = Self.log
        ayah.append(.ayah(4, .byWord), at: 80_000)
        for log in [
            "", "x", "{}", "[1]", "{\"words\":12,\"start\":0,\"events\":[[1,\"word\",1,\"wrong\"]]}", Self.text(other),
            Self.text(empty), Self.text(beyond), Self.text(ayah),
        ] {
            let answer = try device.call(Self.page, ["log": log])
            #expect(
                answer.status == 422
                    && answer.json["error"]?["fields"]?["log"]?.string?.contains("nothing of it was kept") == true,
                "\(log)")
        }
        let long = Self.text(Self.log) + String(repeating: " ", count: KeptRecitation.limit)
        #expect(
            try device.call(Self.page, ["log": long]).json["error"]?["fields"]?["log"]?.string?.contains("longer")
                == true)
        #expect(device.post(Self.page, ["log": "x"]).text.contains("isn’t the record"))
        #expect(device.post(Self.page, ["mode": "x", "ayah-0": "right"]).status == 422)
        #expect(device.post(Self.page, ["tolerance": "x", "ayah-0": "right"]).status == 422)
        #expect(!device.store.keys.contains { $0.kind == KeptRecitation.kind })
    }

    @Test("what was kept and then altered isn't shown, isn't brought in, and harms no other page")
    func tampered() throws {
        let device = try QuranFixtures.device()
        let id = try Self.keep(device)
        let record = try #require(device.store[KeptRecitation.key(id)])
        #expect(QuranImport.isSound(record) && record.key.scope == .quran)
        func altered(_ path: ArraySlice<String>, _ value: JSON) throws -> Device {
            let other = try QuranFixtures.device()
            var record = record
            record["session"] = record["session"].map { field in
                Field(Fixtures.setting(path, to: value, in: field.value), at: field.stamp)
            }
            other.merge([record])
            return other
        }
        for (path, value, isSound) in [
            (["span"], JSON.string("78-1-5"), true), (["span"], "78-1-3", true), (["span"], "78-40-44", true),
            (["span"], "x", false), (["span"], "2-1-80", false),
            (["log"], .null, false), (["log", "words"], 5, false), (["log", "words"], 99_999, true),
            (["log", "events"], [[1, "word", 50, "heard"]], false), (["date"], "2026-02-30", false),
            (["mode"], "x", false), (["log", "events"], "x", false),
            (["began"], .null, false),
        ] as [([String], JSON, Bool)] {
            let other = try altered(path[...], value)
            let answer = other.get("/quran/recite/sessions/\(id)")
            #expect(answer.status == 422 && !answer.text.contains("recite-chip"), "\(path) \(value)")
            #expect(other.get("/quran/recite").status == 200 && other.get("/quran/recite/trend").status == 200)
            let kept = try #require(other.store[KeptRecitation.key(id)])
            #expect(QuranImport.isSound(kept) == isSound, "\(path) \(value)")
        }
    }

    @Test("a recitation is deleted and brought back, and goes with what is exported, erased and brought in")
    func deleting() throws {
        let device = try QuranFixtures.device()
        let id = try Self.keep(device)
        let address = "/quran/recite/sessions/\(id)"
        let removed = device.post(address, ["remove": "1"])
        #expect(removed.status == 303 && device.get(address).status == 404)
        #expect(!device.page("/quran/recite").contains(address))
        let notice = device.page(removed["location"] ?? "")
        #expect(notice.contains("The recitation was deleted.") && notice.contains("name=\"restore\""))
        #expect(device.post(address, ["restore": "1"]).status == 303 && device.get(address).status == 200)
        #expect(device.post(address).status == 422)
        #expect(device.post("/quran/recite/sessions/none", ["remove": "1"]).status == 404)
        let facts = try device.facts(address)
        let file = device.get("/me/data/wird.json").text
        #expect(file.contains("\"kind\":\"recitation\""))
        device.post("/me/data/erase", ["extent": "quran", "confirmation": "on"])
        #expect(device.get(address).status == 404)
        #expect(device.post("/me/data/import", ["file": file]).status == 303)
        #expect(try device.facts(address) == facts)
    }

    @Test(
        "the first page leads to where one stopped, to what is due, and to a passage that is chosen; the reader leads here"
    )
    func home() throws {
        let device = try QuranFixtures.device()
        #expect(device.page("/quran").contains("href=\"/quran/recite\""))
        #expect(device.page("/quran/78").contains("href=\"/quran/recite/78-1-"))
        #expect(device.page("/quran/2/255/actions").contains("href=\"/quran/recite/2-255-"))
        device.post("/quran/place", ["ayah": "78:5"])
        device.post("/quran/hifz", ["step": "add", "what": "item", "mark": "ayat:112:1-4"])
        device.post("/quran/hifz", ["step": "choices", "portions": "1"])
        let facts = try device.facts("/quran/recite")
        #expect(facts["place"]?.string?.hasPrefix("78-5-") == true)
        #expect(facts["due"]?.array == ["112-1-4"])
        #expect(device.page("/quran/recite").contains("the reading of Hafs ‘an Asim"))
        #expect(device.page("/quran/recite").contains("href=\"/quran/recite/112-1-4?mode=memory\""))
        #expect(device.page("/quran/hifz/ayat-112-1-4").contains("href=\"/quran/recite/112-1-4?mode=memory\""))
        let chosen = device.get("/quran/recite?surah=112&first=2&last=٣&mode=memory&tolerance=lenient")
        #expect(chosen.status == 303 && chosen["location"] == "/quran/recite/112-2-3?mode=memory&tolerance=lenient")
        #expect(try device.facts("/quran/recite?surah=2")["span"]?.string == "2-1-60")
        for query in ["surah=115", "surah=112&last=5", "surah=2&first=1&last=61", "surah=112&first=3&last=2", "surah="]
        {
            #expect(device.get("/quran/recite?" + query).status == 422, "\(query)")
        }
    }

    @Test(
        "RE-09 accuracy over days, weeks and months, of a surah or all, as a chart with the same figures in a table; Gate(Premium)",
        arguments: ["en", "ar"])
    func trend(language: String) throws {
        let device = try QuranFixtures.device(language: language)
        #expect(!device.page("/quran/recite/trend").contains("<svg class=\"recite-chart\""))
        for (day, surah, mark) in [
            (0, 78, "right"), (0, 112, "missing"), (1, 78, "missing"), (8, 78, "right"), (40, 112, "right"),
        ] {
            device.now = Instant(seconds: Fixtures.saturday.seconds + Int64(day) * 86_400)
            device.post("/quran/recite/\(surah)-1-1", ["ayah-0": mark])
        }
        func starts(_ query: String) throws -> [String] {
            try device.facts("/quran/recite/trend" + query)["points"]?.array?.map { point in
                (point["start"]?.string ?? "") + " \(point["accuracy"]?.int ?? -1) \(point["sessions"]?.int ?? 0)"
            } ?? []
        }
        #expect(try starts("") == ["2026-11-21 500 2", "2026-11-22 0 1", "2026-11-29 1000 1", "2026-12-31 1000 1"])
        #expect(try starts("?by=week") == ["2026-11-21 333 3", "2026-11-28 1000 1", "2026-12-26 1000 1"])
        #expect(try starts("?by=month") == ["2026-11-01 500 4", "2026-12-01 1000 1"])
        #expect(try starts("?by=day&surah=112") == ["2026-11-21 0 1", "2026-12-31 1000 1"])
        let page = device.page("/quran/recite/trend?by=month")
        #expect(page.contains("class=\"recite-chart\"") && page.contains("role=\"img\""))
        #expect(page.components(separatedBy: "class=\"recite-chart-dot\"").count == 3)
        #expect(page.contains(language == "ar" ? "<td>٥٠٪</td>" : "<td>50%</td>"))
        let free = try Device.commercial()
        #expect(free.get("/quran/recite/trend", accept: "application/json").status == 402)
        #expect(free.get("/quran/recite").status != 402)
        free.startTrial()
        #expect(free.get("/quran/recite/trend", accept: "application/json").status != 402)
    }

    @Test(
        "HZ-04 whole recitations of a surah from memory in a row are counted; a marked one begins anew quietly, and the best is kept"
    )
    func streaks() throws {
        let device = try QuranFixtures.device()
        func recite(_ marks: [String], _ mode: String = "memory") {
            device.now = Instant(seconds: device.now.seconds + 60)
            var fields: [(String, String)] = [("mode", mode)]
            for (ayah, mark) in marks.enumerated() { fields.append(("ayah-\(ayah)", mark)) }
            switch marks.count {
            case 1: device.post("/quran/recite/112-1-4", ["mode": mode, "ayah-0": marks[0]])
            default:
                device.post(
                    "/quran/recite/112-1-4",
                    ["mode": mode, "ayah-0": marks[0], "ayah-1": marks[1], "ayah-2": marks[2], "ayah-3": marks[3]])
            }
        }
        func streak() throws -> [Int64?] {
            let found = try device.facts("/quran/recite")["streaks"]?.array?.first { $0["surah"]?.int == 112 }
            return [found?["current"]?.int, found?["best"]?.int]
        }
        let right = ["right", "right", "right", "right"]
        recite(right)
        recite(right)
        #expect(try streak() == [2, 2])
        recite(right, "read")
        recite(["right"])
        recite(["right", "right", "unsure", "right"])
        #expect(try streak() == [2, 2], "with the text, unfinished or doubtful: nothing follows")
        recite(["right", "missing", "right", "right"])
        #expect(try streak() == [0, 2])
        recite(right)
        #expect(try streak() == [1, 2])
        let page = device.page("/quran/recite")
        #expect(page.contains("1 whole recitation") && page.contains("best 2"))
    }

    @Test(
        "HZ-06 the first whole recitation of all ayat of a surah from memory gives its badge, in the Quran's area alone"
    )
    func badges() throws {
        let device = try QuranFixtures.device()
        func surahs() throws -> [Int64] {
            try device.facts("/quran/recite")["badges"]?["surahs"]?.array?.compactMap { $0["surah"]?.int } ?? []
        }
        func recite(_ span: String, _ mode: String, _ marks: [String]) {
            device.now = Instant(seconds: device.now.seconds + 60)
            let marks = marks + Array(repeating: "", count: 4 - marks.count)
            device.post(
                "/quran/recite/" + span,
                ["mode": mode, "ayah-0": marks[0], "ayah-1": marks[1], "ayah-2": marks[2], "ayah-3": marks[3]])
        }
        recite("112-1-4", "read", ["right", "right", "right", "right"])
        recite("112-1-4", "memory", ["right", "right", "missing", "right"])
        recite("112-1-2", "memory", ["right", "right"])
        #expect(try surahs().isEmpty && !device.page("/quran/recite").contains("recite-badge"))
        recite("112-3-4", "memory", ["right", "right"])
        recite("108-1-3", "memory", ["right", "right", "right"])
        recite("112-1-4", "memory", ["right", "missing", "right", "right"])
        #expect(try surahs() == [112, 108])
        #expect(device.page("/quran/recite").components(separatedBy: "class=\"recite-badge\"").count == 3)
        for path in ["/", "/path", "/me", "/course", "/week"] {
            #expect(!device.page(path).contains("recite-badge"))
        }
    }
}
