import Foundation
import Records
import TestSupport
import Testing

/// `wird content import`, `imported` and `forget`, by the built program and a server that runs meanwhile.
@Suite("Texts of one's own", .serialized)
struct OwnContentTests {
    private func program() throws -> Program {
        let program = try Program()
        try MadeQuran.write(to: program.folder + "/content")
        return program
    }

    private func file(_ text: String, in program: Program, named name: String = "made.txt") throws -> String {
        let path = "\(program.folder)/\(name)"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test(
        "QI-021 QI-018 a translation from one's own file stands in the reader's choice, on the Sources page with its terms, and as a pack for the browser, while the server runs; in no export; and goes again"
    )
    func wholeWay() async throws {
        let program = try program()
        let server = try await RunningServer(program)
        let before = try await server.send("GET", "/bundle.json").json["build"]
        let path = try file(MadeQuran.translation(), in: program)
        let answer = try program.run("content", "import", path, "--json")
        #expect(answer.status == 0 && answer.json["imported"] == "quran-fa-own-madeup", "\(answer.errors)")
        #expect(answer.json["language"] == "fa" && answer.json["name"] == "Made Up")
        var bundle = JSON.null
        for _ in 0..<100 where bundle["build"] == nil || bundle["build"] == before {
            try await Task.sleep(for: .milliseconds(100))
            bundle = try await server.send("GET", "/bundle.json").json
        }
        let pack = try #require(bundle["packs"]?["quran-fa-own-madeup"])
        #expect(pack["own"] == true && pack["kept"] == "later")
        let url = try #require(pack["url"]?.string)
        let reader = try PackReader([UInt8](try await server.send("GET", url).body))
        #expect(String(decoding: try reader.section("112"), as: UTF8.self).hasPrefix("secret words 112 1\n"))
        #expect(
            try await server.send("GET", "/quran/settings").json["installed"]?.array?.contains("quran-fa-own-madeup")
                == true)
        let settings = try await server.send("GET", "/quran/settings", accept: "text/html").text
        #expect(settings.contains("Made Up") && settings.contains("value=\"quran-fa-own-madeup\""))
        let sources = try await server.send("GET", "/me/sources", accept: "text/html").text
        #expect(sources.contains("Made Up") && sources.contains("tanzil.net") && sources.contains("Made Author"))
        #expect(!(try program.run("export").output.contains("secret words")), "an export holds records alone")
        let listed = try program.run("content", "imported", "--json").json["texts"]?.array ?? []
        #expect(listed.count == 1 && listed[0]["author"] == "Made Author" && (listed[0]["bytes"]?.int ?? 0) > 100_000)
        #expect(try program.run("content", "forget", "quran-fa-own-madeup").status == 0)
        #expect(try program.run("content", "imported", "--json").json["texts"] == [])
        for _ in 0..<100 where bundle["packs"]?["quran-fa-own-madeup"] != nil {
            try await Task.sleep(for: .milliseconds(100))
            bundle = try await server.send("GET", "/bundle.json").json
        }
        #expect(bundle["packs"]?["quran-fa-own-madeup"] == nil)
        #expect(try await server.send("GET", url).status == 404, "its file is not served any more")
        #expect(try program.run("content", "forget", "quran-fa-own-madeup").status == 3)
    }

    @Test("QI-021 plain lines are taken with a name and a language by options; what is missing is asked for")
    func plain() throws {
        let program = try program()
        let lines = (1...6_236).map { "words \($0)" }.joined(separator: "\n")
        let path = try file(lines, in: program)
        #expect(try program.run("content", "import", path).errors.contains("--name"))
        #expect(try program.run("content", "import", path, "--name", "Plain").errors.contains("--language"))
        #expect(try program.run("content", "import", path, "--name", "Plain", "--language", "X1").status == 2)
        #expect(try program.run("content", "import", path, "--name", "Plain", "--language", "ar").status == 2)
        let answer = try program.run(
            "content", "import", path, "--name", "Plain", "--language", "ckb", "--author", "A", "--terms", "Mine",
            "--json")
        #expect(answer.json["imported"] == "quran-ckb-own-plain")
        let listed = try program.run("content", "imported", "--json").json["texts"]?.array ?? []
        #expect(listed.first?["terms"] == "Mine" && listed.first?["author"] == "A")
    }

    @Test(
        "QI-021 SY-066 a fault is told in each of six languages with the file, the line and what to do",
        arguments: ["ar", "en", "ur", "id", "tr", "fr"])
    func faults(_ language: String) throws {
        let program = try program()
        var sentences: Set<String> = []
        for (text, line) in [
            ("1|1|a\n1|2|b\n1|4|d\n", 3), ("1|1|a\nb\n", 2), ("1|1|\n", 1), ("<?xml?>\n", 1), ("1|1|a\u{1}\n", 1),
            ("a\n", 0),
        ] {
            let answer = try program.run(
                "content", "import", file(text, in: program, named: "own.txt"), "--lang", language)
            #expect(
                answer.status == 2 && answer.errors.contains("own.txt") && !answer.errors.contains("{"),
                "\(answer.errors)")
            #expect(!answer.errors.contains("cli.own"), "\(answer.errors)")
            if line > 0 {
                let digits = answer.errors.unicodeScalars.compactMap {
                    $0.properties.numericType == .decimal ? $0.properties.numericValue : nil
                }
                #expect(digits.contains(Double(line)), "\(answer.errors)")
            }
            sentences.insert(answer.errors)
        }
        #expect(sentences.count == 6)
        #expect(try program.run("content", "imported", "--json").json["texts"] == [], "nothing of them was taken")
    }

    @Test(
        "QI-047 Tanzil's text without its signs, or in another spelling, is refused with the choice to make on tanzil.net"
    )
    func anotherText() throws {
        let program = try program()
        let notice = "#  Tanzil Quran Text (Simple, Version 1.1)\n"
        let answer = try program.run("content", "import", file(MadeQuran.translation(notice: notice), in: program))
        #expect(answer.status == 2 && answer.errors.contains("tanzil.net") && answer.errors.contains("Uthmani"))
        #expect(try program.run("content", "imported", "--json").json["texts"] == [])
    }

    @Test("QI-021 without the names of the surahs the way to have them is said")
    func withoutContent() throws {
        let program = try Program()
        let answer = try program.run("content", "import", file(MadeQuran.translation(), in: program))
        #expect(answer.status == 1 && answer.errors.contains("wird content build"))
        #expect(try program.run("content", "import", program.folder + "/none.txt").status == 2)
    }
}
