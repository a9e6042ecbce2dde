import Foundation
import Records
import Testing

@Suite("A mosque's timetable on the command line, and the times at one's own place")
struct TimetableCommandTests {
    /// A program whose person is in Riyadh, with a month's table in its folder.
    private func program() throws -> Program {
        let program = try Program()
        let set = try program.run("place", "set", "--lat", "24.6877", "--lon", "46.7219", "--zone", "Asia/Riyadh")
        try #require(set.status == 0, "\(set.errors)")
        var table = "Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha\n"
        for day in 1...30 { table += "2026-11-\(day < 10 ? "0" : "")\(day),05:00,06:20,11:40,14:50,17:10,18:40\n" }
        try table.write(toFile: program.folder + "/november.csv", atomically: true, encoding: .utf8)
        try table.replacingOccurrences(of: "05:00", with: "5:0x").write(
            toFile: program.folder + "/wrong.csv", atomically: true, encoding: .utf8)
        return program
    }

    private func fajr(_ program: Program) throws -> String? {
        try program.run("times", "--date", "2026-11-21", "--json").json["days"]?[0]?["fajr"]?.string
    }

    @Test("MZ-012 SY-017 a timetable is read, taken, shown, switched, removed and taken back")
    func timetable() throws {
        let program = try program()
        let computed = try #require(try fajr(program))
        #expect(try program.run("timetable", "show").output.contains("There is no timetable"))
        let file = program.folder + "/november.csv"
        let seen = try program.run("timetable", "import", file, "--preview", "--json")
        #expect(seen.status == 0 && seen.json["preview"]?["days"]?.array?.count == 30, "\(seen.errors)")
        #expect(try fajr(program) == computed)
        let taken = try program.run("timetable", "import", file, "--name", "Nur")
        #expect(taken.status == 0 && taken.output.contains("Nur"), "\(taken.errors)")
        #expect(try fajr(program) == "05:00")
        #expect(try program.run("timetable", "show", "--json").json["timetable"]?["days"]?.int == 30)
        #expect(try program.run("timetable", "off").output.contains("switched off"))
        #expect(try fajr(program) == computed)
        #expect(try program.run("timetable", "on").output.contains("in use"))
        #expect(try program.run("timetable", "remove").status == 0)
        #expect(try fajr(program) == computed)
        #expect(try program.run("timetable", "undo").output.contains("Nur"))
        #expect(try fajr(program) == "05:00")
    }

    @Test("SY-017 what is wrong with a file is said with its lines, and nothing is kept")
    func wrong() throws {
        let program = try program()
        let answer = try program.run("timetable", "import", program.folder + "/wrong.csv")
        #expect(answer.status == 2 && answer.errors.contains("Line 2") && answer.errors.contains("5:0x"))
        #expect(try program.run("timetable", "import", program.folder + "/none.csv").status == 1)
        #expect(try program.run("timetable", "import", program.folder + "/wrong.csv", "--date-order", "x").status != 0)
        #expect(try program.run("timetable", "on").status == 2)
        #expect(try program.run("timetable", "show", "--json").json["timetable"]?.isNull == true)
    }

    @Test("SY-017 times without coordinates are one's own place's; with some of them they are asked for")
    func ownTimes() throws {
        let program = try program()
        let own = try program.run("times", "--date", "2026-11-30", "--days", "3", "--json")
        let days = try #require(own.json["days"]?.array, "\(own.errors)")
        #expect(days.compactMap { $0["date"]?.string } == ["2026-11-30", "2026-12-01", "2026-12-02"])
        let today = try program.run("times", "--test-clock", "--json").json["days"]?[0]?["date"]?.string
        #expect(today == "2026-11-21")
        for arguments in [
            ["--lat", "24.7"], ["--lon", "46.7", "--zone", "Asia/Riyadh"], ["--method", "mwl"], ["--explain"],
        ] {
            let answer = try program.run(["times"] + arguments)
            #expect(answer.status == 2 && answer.errors.contains("--lat"), "\(arguments)")
        }
        #expect(try Program().run("times").status == 3)
    }
}
