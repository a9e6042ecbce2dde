import Foundation
import Records
import Testing

@Suite("Configuration", .serialized)
struct ConfigCommandTests {
    private func write(_ text: String, _ path: String) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    @Test("MZ-213 config check looks at every file beside its schema, and ends with 0 where all are well")
    func good() throws {
        let program = try Program()
        let result = try program.run("config", "check", "--json")
        #expect(result.status == 0 && result.json["ok"] == true, "\(result.output)")
        #expect(result.json["errors"]?.array?.isEmpty == true)
        let files = result.json["files"]?.array?.compactMap { $0.string } ?? []
        for name in ["Config/PlannerConfig.json", "Config/CityNames.json", "Locales/ur.json"] {
            #expect(files.contains { $0.hasSuffix(name) }, "\(name)")
        }
        #expect(try program.run("config", "check", "--lang", "en").output.contains("valid"))
    }

    @Test("MZ-213 MZ-214 config check names file, key, reason and what is allowed, of every fault, and ends with 1")
    func faults() throws {
        let program = try Program()
        let own = program.folder + "/own"
        try write(#"{"timeline": {"grid": 90, "grids": 5}}"#, own + "/PlannerConfig.json")
        try write(#"{"quiet": {"from": "25:00"}}"#, own + "/RemindersConfig.json")
        try write("{\n  \"eid\": ", own + "/SpecialPrayersConfig.json")
        try write(#"{"buffers": {"before": 7}}"#, own + "/PrayerConfig.json")
        try write(#"{"durations": [5, 20], "defaultDuration": 30}"#, own + "/more/PlannerConfig.json")
        try write(#"{"area.today": "يوم {x}", "no.such.text": "x"}"#, own + "/locales/ar.json")
        let result = try program.run("config", "check", own, "--json")
        #expect(result.status == 1 && result.json["ok"] == false)
        let errors = (result.json["errors"]?.array ?? []).map { error in
            let file = error["file"]?.string?.replacing(own + "/", with: "") ?? ""
            return "\(file) \(error["key"]?.string ?? "") \(error["reason"]?.string ?? "")"
        }
        #expect(
            errors.sorted() == [
                "PlannerConfig.json timeline.grid a whole number from 1 to 60 is expected; 90 stands there",
                "PlannerConfig.json timeline.grids is no key of this file; allowed: grid, mark, hourHeight, minimumExtent, startWithoutPlace, reach",
                "RemindersConfig.json quiet.from a time such as 22:30 is expected; \"25:00\" stands there",
                "SpecialPrayersConfig.json  line 2, column 10: unexpected-end",
                "locales/ar.json area.today the placeholder {x} is unknown",
                "locales/ar.json no.such.text there is no text of this name",
            ])
        let lines = try program.run("config", "check", own).output
        #expect(lines.contains("✗ \(own)/PlannerConfig.json: timeline.grid: a whole number from 1 to 60"))
        let unfit = try program.run("config", "check", own + "/more")
        #expect(unfit.status == 1 && unfit.output.contains("defaultDuration: is not one of the durations"))
        #expect(try program.run("config", "check", own + "/none").status == 1)
        #expect(
            try program.run("today", environment: ["WIRD_CONFIG": own]).status != 1, "the day is planned all the same")
    }

    @Test("MZ-215 config show prints what holds, and config path where own files belong")
    func showing() throws {
        let program = try Program()
        let folder = try program.run("config", "path").output.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(folder == program.data + "/config")
        #expect(try program.run("config", "show", "PlannerConfig", "timeline.mark").output == "30\n")
        try write(#"{"timeline": {"mark": 20}}"#, folder + "/PlannerConfig.json")
        #expect(try program.run("config", "show", "PlannerConfig", "timeline.mark").output == "20\n")
        #expect(try program.run("config", "show", "PlannerConfig").json["timeline"]?["grid"] == 15)
        #expect(try program.run("config", "show", "PlannerConfig", "timeline.none").status == 2)
    }

    /// Asks until an answer is as it is awaited; a change is seen within a few seconds.
    private func appears(
        _ server: RunningServer, _ path: String, accept: String = "text/html", _ isThere: (String) -> Bool
    )
        async throws -> Bool
    {
        for _ in 0..<300 {
            if isThere(try await server.send("GET", path, accept: accept).text) { return true }
            try await Task.sleep(for: .milliseconds(100))
        }
        return false
    }

    @Test(
        "MZ-215 MZ-165 a timing, a text, a colour and a nafl and a category changed in files while the server runs are there, for the worker too"
    )
    func reload() async throws {
        let program = try Program()
        let place = try program.run("place", "set", "--lat", "24.6877", "--lon", "46.7219", "--zone", "Asia/Riyadh")
        #expect(place.status == 0)
        let server = try await RunningServer(program)
        let own = program.data + "/config"
        let build = try await server.send("GET", "/healthz").json["build"]?.string
        try write(
            """
            {"durations": [15, 30, 47], "defaultDuration": 47, "categories": [{"id": "garden", "colour":
            "category-family", "icon": "leaf", "free": true, "names": {"ar": "الحديقة", "en": "The garden"}}]}
            """, own + "/PlannerConfig.json")
        try write(#"{"jummah": {"lunch": 40}}"#, own + "/SpecialPrayersConfig.json")
        try write(#"{"inbox.title": "Things to come"}"#, own + "/locales/en.json")
        try write(
            ##"{"themes": [{"name": "noor", "light": {"background": "#123456"}}]}"##, own + "/ThemeConfig.json")
        try write(
            """
            {"types": [{"id": "after-sunrise", "family": "duha", "emoji": "🌤️", "rule": {"place": "forenoon",
            "afterSunrise": 20, "beforeDhuhr": 15, "preferred": "07:30", "onEid": true}, "rakaat": [{"rakaat": 2,
            "minutes": 8}], "standard": 2, "names": {"ar": "ركعتا الشروق", "en": "Own prayer of the forenoon"}}]}
            """, own + "/NawafilConfig.json")
        #expect(try await appears(server, "/tasks/new?lang=en") { $0.contains("value=\"47\"") })
        #expect(try await appears(server, "/inbox?lang=en") { $0.contains("Things to come") })
        #expect(
            try await appears(server, "/manifest.webmanifest", accept: "*/*") { $0.lowercased().contains("#123456") })
        #expect(try await appears(server, "/me/settings/nawafil?lang=en") { $0.contains("Own prayer of the forenoon") })
        #expect(try await server.send("GET", "/tasks/new?lang=en", accept: "text/html").text.contains("The garden"))
        let task = try await server.send("POST", "/tasks", ["title": "Water", "category": "garden"])
        #expect(task.status == 200 && task.json["task"]?["category"] == "garden")
        let bundle = try await server.send("GET", "/bundle.json").json
        #expect(bundle["config"]?["PlannerConfig"]?["defaultDuration"] == 47)
        #expect(bundle["config"]?["SpecialPrayersConfig"]?["jummah"]?["lunch"] == 40)
        #expect(bundle["build"]?.string != build)
        let worker = try await server.send("GET", "/sw.js").text
        #expect(worker.hasPrefix("const BUILD = \"\(bundle["build"]?.string ?? "")\";"), "a new build is a new worker")
        let texts = try #require(bundle["packs"]?["locales"]?["url"]?.string)
        #expect(try await server.send("GET", texts).status == 200)
        #expect(server.stop(SIGTERM) == 0)
    }

    @Test(
        "MZ-214 a file broken while the server runs leaves its last good values, a notice on the page, and a line in the log"
    )
    func broken() async throws {
        let program = try Program()
        _ = try program.run("place", "set", "--lat", "24.6877", "--lon", "46.7219", "--zone", "Asia/Riyadh")
        let own = program.data + "/config/PlannerConfig.json"
        try write(#"{"durations": [15, 47], "defaultDuration": 47}"#, own)
        let server = try await RunningServer(program)
        #expect(try await server.send("GET", "/tasks/new", accept: "text/html").text.contains("value=\"47\""))
        for (text, reason) in [
            (#"{"durations": "#, "unexpected"), (#"{"durations": [0]}"#, "from 1 to 1440"),
            (#"{"durations": [15, 47], "defaultDuration": 48}"#, "is not one of the durations"),
        ] {
            try write(text, own)
            #expect(try await appears(server, "/me/settings/configuration?lang=en") { $0.contains(reason) })
            #expect(try await appears(server, "/?lang=en") { $0.contains("PlannerConfig.json") })
            #expect(try await server.send("GET", "/tasks/new", accept: "text/html").text.contains("value=\"47\""))
            #expect(try program.run("config", "check").status == 1)
            #expect(try program.run("check").status == 1)
        }
        let page = try await server.send("GET", "/me/settings/configuration?lang=en", accept: "text/html").text
        #expect(page.contains("PlannerConfig.json") && !page.contains(program.folder))
        try write(#"{"durations": [15, 49], "defaultDuration": 49}"#, own)
        #expect(try await appears(server, "/?lang=en") { !$0.contains("PlannerConfig.json") })
        #expect(try await server.send("GET", "/tasks/new", accept: "text/html").text.contains("value=\"49\""))
        #expect(server.stop(SIGTERM) == 0)
        #expect(server.log.contains("its last good values hold"))
    }
}
