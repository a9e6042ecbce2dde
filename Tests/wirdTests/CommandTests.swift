import Foundation
import Records
import Testing

@Suite("The command line")
struct CommandTests {
    /// A program whose person is in Makkah.
    private func settled() throws -> Program {
        let program = try Program()
        let place = try program.run(
            "place", "set", "--lat", "21.4225", "--lon", "39.8262", "--zone", "Asia/Riyadh", "--json")
        try #require(place.status == 0, "\(place.errors)")
        return program
    }

    @Test("SY-017 a task is added, listed, placed, moved, done, reopened, edited and deleted")
    func tasks() throws {
        let program = try settled()
        let added = try program.run("task", "add", "زيارة الجدة", "--duration", "30", "--json")
        let id = try #require(added.json["task"]?["id"]?.string, "\(added.errors)")
        #expect(try program.run("task", "list", "--inbox", "--json").json["tasks"]?[0]?["title"] == "زيارة الجدة")
        let placed = try program.run("task", "schedule", id, "--date", "2026-11-21", "--at", "09:00", "--json")
        #expect(placed.json["task"]?["start"] == "09:00")
        #expect(try program.run("task", "list", "--inbox", "--json").json["tasks"]?.array == [])
        let day = try program.run("today", "--date", "2026-11-21", "--json")
        #expect(day.json["tasks"]?[0]?["id"] == .string(id))
        #expect(try program.run("task", "done", id, "--json").json["task"]?["completed"] == true)
        #expect(try program.run("task", "reopen", id, "--json").json["task"]?["completed"] == false)
        #expect(try program.run("task", "edit", id, "--title", "Visit", "--json").json["task"]?["title"] == "Visit")
        #expect(try program.run("task", "unschedule", id, "--json").json["task"]?["start"] == .null)
        #expect(try program.run("task", "delete", id, "--json").status == 0)
        #expect(try program.run("task", "list", "--json").json["tasks"]?.array == [])
    }

    @Test("SY-017 MZ-079 a task that repeats after a prayer is added, listed in words, and deleted from a day on")
    func series() throws {
        let program = try settled()
        let added = try program.run(
            "task", "add", "Read", "--date", "2026-11-21", "--after", "asr", "--minutes", "30", "--repeat",
            "FREQ=WEEKLY", "--json", "--test-clock")
        let id = try #require(added.json["task"]?["id"]?.string, "\(added.errors)")
        #expect(added.json["series"]?["time"] == "asr+30")
        #expect(try program.run("task", "series", "--test-clock").output.contains("30 minutes after Asr"))
        #expect(try program.run("today", "--date", "2026-11-28", "--json").json["tasks"]?[0]?["anchor"] == "asr+30")
        #expect(try program.run("task", "delete", id, "--which", "all", "--json", "--test-clock").status == 0)
        #expect(try program.run("task", "series", "--json").json["series"]?.array == [])
        #expect(try program.run("task", "add", "x", "--repeat", "FREQ=HOURLY", "--date", "2026-11-21").status == 2)
        #expect(try program.run("task", "add", "x", "--minutes", "5").status == 2)
    }

    @Test("SY-017 SY-061 reminders are listed, and days are written as a calendar file")
    func reminders() throws {
        let program = try settled()
        let listed = try program.run("reminders", "--json", "--test-clock")
        #expect(listed.json["pending"]?.array?.isEmpty == false, "\(listed.errors)")
        #expect(try program.run("reminders", "--test-clock", environment: ["LANG": "C"]).output.contains("Dhuhr"))
        let file = try program.run("export", "--ics", "2026-11-21", "--days", "3", "--test-clock")
        #expect(file.status == 0 && file.output.hasPrefix("BEGIN:VCALENDAR"), "\(file.errors)")
        #expect(file.output.components(separatedBy: "BEGIN:VEVENT").count == 16)
        #expect(try program.run("export", "--ics", "yesterday", "--test-clock").status == 2)
        #expect(try program.run("export", "--ics", "2026-11-21", "--days", "0", "--test-clock").status == 2)
    }

    @Test("SY-017 a prayer's time is refused with 3 and free starts close by; nothing is stored")
    func collision() throws {
        let program = try settled()
        let refused = try program.run(
            "task", "add", "Clash", "--date", "2026-11-21", "--at", "12:05", "--duration", "30", "--test-clock")
        #expect(refused.status == 3 && refused.output.isEmpty)
        #expect(refused.errors.contains("Dhuhr") && refused.errors.contains("11:"))
        #expect(try program.run("task", "list", "--json").json["tasks"]?.array == [])
        #expect(try program.run("task", "done", "0000", "--json").status == 3)
    }

    @Test("SY-017 today: the prayers, the time to the next one, in both languages")
    func today() throws {
        let program = try settled()
        let facts = try program.run("today", "--json", "--test-clock").json
        #expect(facts["prayers"]?.array?.count == 5 && facts["next"]?["name"] == "dhuhr")
        #expect(facts["now"] == "07:00")
        let arabic = try program.run("today", "--lang", "ar", "--test-clock").output
        #expect(arabic.contains("الظهر") && arabic.contains("٢٠٢٦-١١-٢١") && !arabic.contains("Dhuhr"))
        let english = try program.run("today", "--test-clock", environment: ["LANG": "C"]).output
        #expect(english.contains("Until Dhuhr") && !english.contains("٢"))
        #expect(try program.run("today", "--test-clock", environment: ["LANG": "ar_SA.UTF-8"]).output == arabic)
    }

    @Test(
        "SY-035 SY-017 today in each further language, by --lang and by the shell's own",
        arguments: [
            ("ur", "ur_PK.UTF-8", "عصر"), ("id", "id_ID.UTF-8", "Asar"), ("tr", "tr_TR.UTF-8", "İkindi"),
            ("fr", "fr_FR", "Asr"),
        ])
    func furtherLanguages(code: String, locale: String, asr: String) throws {
        let program = try settled()
        let output = try program.run("today", "--lang", code, "--test-clock").output
        #expect(output.contains(asr))
        #expect(try program.run("today", "--test-clock", environment: ["LANG": locale]).output == output)
    }

    @Test("The help names the languages that the registry lists, in its order")
    func languagesInHelp() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Locales/registry.json")
        let registry = try JSON(reading: [UInt8](Data(contentsOf: file)))
        let codes = try #require(registry["languages"]?.array).compactMap { $0["code"]?.string }
        let list = codes.dropLast().joined(separator: ", ") + " or " + (codes.last ?? "")
        let help = try Program().run("today", "--help").output.split { $0.isWhitespace }.joined(separator: " ")
        #expect(codes.count > 1 && help.contains("Language of what is printed: \(list);"), "\(help)")
    }

    @Test("Without a place the command says what to do, with 3")
    func noPlace() throws {
        let program = try Program()
        let refused = try program.run("today")
        #expect(refused.status == 3 && refused.errors.contains("wird place set"))
        #expect(try program.run("place", "show", "--lang", "ar").errors.contains("wird place set"))
    }

    @Test(
        "SY-017 wrong usage ends with 2 and names the option",
        arguments: [
            (["times", "--lat", "91", "--lon", "0", "--zone", "Asia/Riyadh", "--date", "2026-11-21"], "--lat"),
            (["times", "--lat", "1", "--lon", "-181", "--zone", "Asia/Riyadh", "--date", "2026-11-21"], "--lon"),
            (["times", "--lat", "nan", "--lon", "0", "--zone", "Asia/Riyadh", "--date", "2026-11-21"], "--lat"),
            (["times", "--lat", "1", "--lon", "0", "--zone", "Mars/Phobos", "--date", "2026-11-21"], "--zone"),
            (["times", "--lat", "1", "--lon", "0", "--zone", "../../etc/passwd", "--date", "2026-11-21"], "--zone"),
            (["times", "--lat", "1", "--lon", "0", "--zone", "Asia/Riyadh", "--date", "2027-02-29"], "--date"),
            (
                ["times", "--lat", "1", "--lon", "0", "--zone", "Asia/Riyadh", "--date", "2026-11-21", "--days", "0"],
                "--days"
            ),
            (
                [
                    "times", "--lat", "1", "--lon", "0", "--zone", "Asia/Riyadh", "--date", "2026-11-21", "--method",
                    "x",
                ], "--method"
            ),
            (
                [
                    "times", "--lat", "1", "--lon", "0", "--zone", "Asia/Riyadh", "--date", "2026-11-21", "--madhhab",
                    "x",
                ], "--madhhab"
            ),
            (["serve", "--port", "0"], "--port"), (["nonsense"], "nonsense"), (["today", "--lang", "xx"], "xx"),
        ])
    func usage(arguments: [String], name: String) throws {
        let program = try Program()
        let result = try program.run(arguments)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors.contains(name), "\(result.errors)")
        guard arguments[0] == "times" else { return }
        let arabic = try program.run(arguments + ["--lang", "ar"])
        #expect(
            arabic.status == 2 && arabic.errors.contains(name) && arabic.errors.contains("اكتب")
                || arabic.errors.contains("المتاح"))
    }

    @Test("SY-017 times prints exactly the documented keys, and needs neither data nor content")
    func times() throws {
        let program = try Program()
        let arguments = [
            "times", "--lat", "21.4225", "--lon", "39.8262", "--zone", "Asia/Riyadh", "--date", "2026-11-21",
        ]
        let result = try program.run(arguments + ["--days", "2", "--method", "umm-al-qura", "--json"])
        let days = try #require(result.json["days"]?.array, "\(result.errors)")
        #expect(days.count == 2 && days[1]["date"] == "2026-11-22")
        let names = days[0].object?.members.map(\.name)
        #expect(names == ["date", "fajr", "sunrise", "dhuhr", "asr", "maghrib", "isha"])
        #expect(days[0]["maghrib"] == "17:38" && days[0]["isha"] == "19:08")
        #expect(!FileManager.default.fileExists(atPath: program.data))
        let hanafi = try program.run(arguments + ["--madhhab", "hanafi", "--json"])
        #expect(try #require(hanafi.json["days"]?[0]?["asr"]?.string) > (try #require(days[0]["asr"]?.string)))
    }

    @Test("SY-061 exported, erased and imported data gives an identical export")
    func roundTrip() throws {
        let program = try settled()
        for title in ["زيارة الجدة", "Line\nbreak \"quoted\" \\ <b>", "Third"] {
            #expect(try program.run("task", "add", title, "--notes", "ملاحظة").status == 0)
        }
        #expect(try program.run("task", "add", "Placed", "--date", "2026-11-21", "--at", "09:00").status == 0)
        let file = program.folder + "/export.json"
        #expect(try program.run("export", file).status == 0)
        let before = try #require(FileManager.default.contents(atPath: file))
        try FileManager.default.removeItem(atPath: program.data)
        #expect(try program.run("export").output != String(decoding: before, as: UTF8.self))
        #expect(try program.run("import", file, "--json").json["imported"] == 5)
        let after = program.folder + "/again.json"
        #expect(try program.run("export", after).status == 0)
        #expect(FileManager.default.contents(atPath: after) == before)
        #expect(try program.run("import", program.folder + "/none.json").status == 1)
    }

    @Test("SY-060 a backup is made and listed, and restoring it brings back what it holds")
    func backup() throws {
        let program = try settled()
        #expect(try program.run("task", "add", "kept").status == 0)
        let backup = try program.run("backup", "--json")
        let file = try #require(backup.json["file"]?.string, "\(backup.errors)")
        #expect(try program.run("backup", "--list", "--json").json["backups"]?[0]?["file"] == .string(file))
        #expect(try program.run("task", "add", "lost").status == 0)
        #expect(try program.run("restore", "--json").json["restored"] == .string(file))
        let tasks = try program.run("task", "list", "--json").json["tasks"]?.array?.compactMap { $0["title"]?.string }
        #expect(tasks == ["kept"])
        let parts = try program.run("check", "--json").json["checks"]?.array ?? []
        #expect(parts.prefix(2).allSatisfy { $0["ok"] == true }, "\(parts)")
    }

    @Test("A damaged database is named with the way back, left as it is, and comes back from the backup")
    func damage() throws {
        let program = try settled()
        #expect(try program.run("task", "add", "kept").status == 0)
        #expect(try program.run("backup").status == 0)
        try Data(repeating: 0x5A, count: 20_000).write(to: URL(fileURLWithPath: program.database))
        let before = FileManager.default.contents(atPath: program.database)
        let refused = try program.run("today")
        #expect(refused.status == 1 && refused.errors.contains("wird restore"))
        #expect(try program.run("check", "--json").json["ok"] == false)
        #expect(FileManager.default.contents(atPath: program.database) == before)
        #expect(try program.run("restore").status == 0)
        #expect(try program.run("task", "list", "--json").json["tasks"]?[0]?["title"] == "kept")
    }

    @Test("An operator's file that can't be used is named by check, and the shipped one holds")
    func configuration() throws {
        let program = try settled()
        let own = program.folder + "/own"
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        try Data("{\"minutes\": ".utf8).write(to: URL(fileURLWithPath: own + "/PlannerConfig.json"))
        let check = try program.run("check", environment: ["WIRD_CONFIG": own])
        #expect(check.status == 1 && check.output.contains("PlannerConfig.json") && check.output.contains("line 1"))
        #expect(try program.run("today", environment: ["WIRD_CONFIG": own]).status == 0)
    }

    @Test("A folder that can't be written gives one sentence and 1")
    func unwritable() throws {
        let program = try Program()
        try Data().write(to: URL(fileURLWithPath: program.folder + "/file"))
        let result = try program.run("serve", environment: ["WIRD_DATA": program.folder + "/file/data"])
        #expect(result.status == 1 && result.errors.contains(program.folder + "/file/data"))
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test("SY-017 shells can complete the commands", arguments: ["bash", "zsh", "fish"])
    func completion(shell: String) throws {
        let result = try Program().run("--generate-completion-script", shell)
        #expect(result.status == 0 && result.output.contains("unschedule"))
    }
}
