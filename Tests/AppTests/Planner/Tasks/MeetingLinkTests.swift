import Records
import Testing

@testable import App

struct MeetingLinkTests {
    @Test(
        "SY-051 an https address in a text is found without the sentence around it, and nothing else is",
        arguments: [
            ("Join https://meet.example.org/abc-def.", ["https://meet.example.org/abc-def"]),
            ("(https://us02.example.com/j/123?pwd=a%20b) ثم", ["https://us02.example.com/j/123?pwd=a%20b"]),
            ("الرابط:https://meet.example.org/x،والوقت", ["https://meet.example.org/x"]),
            ("<https://a.example/1> \"https://a.example/2\"", ["https://a.example/1", "https://a.example/2"]),
            ("https://a.example/1 https://a.example/1", ["https://a.example/1"]),
            ("http://meet.example.org javascript:alert(1) https:// https://localhost ftp://a.example", []),
            ("https://bank.example@evil.example/x", []),
            (
                "https://a.example/1 https://a.example/2 https://a.example/3 https://a.example/4",
                ["https://a.example/1", "https://a.example/2", "https://a.example/3"]
            ),
        ] as [(String, [String])])
    func finding(text: String, found: [String]) {
        #expect(MeetingLinks.find(in: text).map(\.text) == found)
    }

    @Test("SY-051 a task's sheet and its page open its meeting in a new tab, which can't reach back")
    func shown() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        let answer = try device.call(
            "/tasks",
            [
                "title": "Team", "notes": "Room: https://meet.example.org/abc?x=1&y=2", "date": "2026-11-22",
                "start": "10:00",
            ])
        let id = try #require(answer.json["task"]?["id"]?.string)
        for path in ["/tasks/\(id)", "/tasks/\(id)/actions"] {
            let page = device.page(path)
            #expect(page.contains("href=\"https://meet.example.org/abc?x=1&amp;y=2\""), "\(path)")
            #expect(page.contains("target=\"_blank\" rel=\"noopener noreferrer\""), "\(path)")
            #expect(page.contains("Open ") && page.contains("meet.example.org\u{2069}"), "\(path)")
        }
        let plain = try device.add("Plain")
        #expect(!device.page("/tasks/\(plain)/actions").contains("_blank"))
    }
}
