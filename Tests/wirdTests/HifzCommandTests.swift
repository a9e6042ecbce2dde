import Foundation
import Records
import Testing

@Suite("The command line's memorisation")
struct HifzCommandTests {
    @Test("simulate answers each line of a file or of the input with a line")
    func simulate() throws {
        let program = try Program(content: false)
        let file = program.folder + "/reviews.jsonl"
        let reviews = #"[{"at":"2026-11-01","grade":"good"},{"at":"2026-11-01","grade":"hard"}]"#
        let line = #"{"retention":0.9,"reviews":\#(reviews)}"#
        try "\(line)\n\n\(line)\n".write(toFile: file, atomically: true, encoding: .utf8)
        let result = try program.run("hifz", "simulate", file, "--json")
        try #require(result.status == 0, "\(result.errors)")
        let lines = try result.output.split(separator: "\n").map { try JSON(reading: String($0)) }
        #expect(lines.count == 2 && lines[0] == lines[1])
        #expect(lines[0]["reviews"]?[0]?["stability"] == 2.3065 && lines[0]["reviews"]?[0]?["due"] == "2026-11-03")
        #expect(lines[0]["reviews"]?[1]?["stability"] == 2.3065, "hard on the same day makes nothing weaker")
        #expect(try program.run("hifz", "simulate", file).output == result.output)
    }

    @Test("an operator's own numbers hold where a line names none, and numbers that can't be are named")
    func own() throws {
        let program = try Program(content: false)
        let file = program.folder + "/reviews.jsonl"
        try #"{"reviews":[{"at":"2026-11-01","grade":"good"}]}"#.write(toFile: file, atomically: true, encoding: .utf8)
        let folder = program.data + "/config"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        func own(_ retention: String) throws {
            try #"{"memory":{"retention":{"standard":\#(retention)}}}"#
                .write(toFile: folder + "/HifzConfig.json", atomically: true, encoding: .utf8)
        }
        try own("0.8")
        let result = try program.run("hifz", "simulate", file)
        #expect(try JSON(reading: result.output)["reviews"]?[0]?["due"] == "2026-11-09", "\(result.errors)")
        try own("0.6")
        let checked = try program.run("config", "check")
        #expect(checked.status == 1 && checked.output.contains("memory.retention.standard"), "\(checked.errors)")
    }

    @Test("a line that can't be used is refused with 2: which line, what, and what to do, in the person's language")
    func faults() throws {
        let program = try Program(content: false)
        let file = program.folder + "/reviews.jsonl"
        try "{\"reviews\":[]}\n{\"reviews\":[{\"at\":\"2026-11-31\",\"grade\":\"good\"}]}\n"
            .write(toFile: file, atomically: true, encoding: .utf8)
        let refused = try program.run("hifz", "simulate", file)
        #expect(refused.status == 2 && refused.output.isEmpty)
        #expect(refused.errors.contains("Line 2 of reviews.jsonl") && refused.errors.contains("reviews[0].at"))
        #expect(try program.run("hifz", "simulate", file, "--lang", "ar").errors.contains("اكتب يومًا"))
        try "{\"reviews\":[]\n".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try program.run("hifz", "simulate", file).errors.contains("JSON"))
        let missing = try program.run("hifz", "simulate", program.folder + "/none.jsonl")
        #expect(missing.status == 2 && missing.errors.contains("none.jsonl"))
    }
}

extension HifzCommandTests {
    @Test("plan prints a day's list, what is put off, and the month ahead, out of a file")
    func plan() throws {
        let program = try Program(content: false)
        let file = program.folder + "/hifz.json"
        let events = (1...40).map { number in
            """
            {"id":"a\(number)","date":"2026-10-01","item":"page:\(number)","act":"known","words":130,"freshness":"fair"}
            """
        }
        let text = #"{"minutes":15,"excused":["2026-11-27"],"events":[\#(events.joined(separator: ","))]}"#
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let result = try program.run("hifz", "plan", file, "--now", "2026-11-26", "--json")
        try #require(result.status == 0, "\(result.errors)")
        let list = try #require(result.json["list"]?.array)
        // 130 words at 60 a minute are 130 seconds.
        #expect(list.count == 6 && result.json["putOff"]?.array?.count == 34)
        #expect(result.json["seconds"] == 780 && result.json["budget"] == 900)
        #expect(result.json["days"]?.array?.count == 30 && result.json["days"]?[1]?["items"] == 0)
        #expect(result.json["items"]?[0]?["stability"] == 2.3065 && result.json["items"]?[0]?["item"] == "page:1")
        #expect(list[0]["lane"] == "old" && list[0]["retrievability"]?.double.map { $0 < 0.7 } == true)
        #expect(try program.run("hifz", "plan", file, "--now", "2026-11-26").output == result.output)
    }

    @Test("a file that can't be used is refused with 2 and the place in it")
    func planFaults() throws {
        let program = try Program(content: false)
        let file = program.folder + "/hifz.json"
        let event = #"{"id":"a","date":"2026-10-01","item":"page:1","act":"added"}"#
        for (text, found) in [
            ("{}", "events"), (#"{"events":[\#(event),\#(event)]}"#, "events[1].id"),
            (#"{"minutes":0,"events":[]}"#, "minutes"), ("{\n\n\"events\" 1}", "Line 3"),
            (event.replacing("added", with: "lost").replacing("{", with: #"{"events":[{"#) + "]}", "events[0].act"),
        ] {
            try text.write(toFile: file, atomically: true, encoding: .utf8)
            let refused = try program.run("hifz", "plan", file, "--now", "2026-11-26")
            #expect(refused.status == 2 && refused.output.isEmpty)
            #expect(refused.errors.contains(found), "\(refused.errors)")
        }
        #expect(try program.run("hifz", "plan", file, "--now", "soon").errors.contains("--now"))
    }
}
