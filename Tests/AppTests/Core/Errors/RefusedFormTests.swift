import Foundation
import Records
import Testing

@testable import App

/// Forms that can't be taken, whatever is wrong with them.
struct RefusedFormTests {
    /// Values that hardly a field takes, and what is left out.
    private static let attempts: [[String: String]] = [
        [:],
        [
            "title": "", "name": "", "date": "2026-02-30", "start": "25:99", "duration": "x", "latitude": "999",
            "longitude": "x", "zone": "Nowhere", "city": "0", "language": "xx", "method": "none", "step": "none",
            "choice": "none", "confirmation": "", "file": "", "text": "", "mark": "x", "address": "x",
            "repeat": "FREQ=HOURLY", "deadline": "x", "category": "none", "theme": "none", "textScale": "7",
            "reciter": "none", "surah": "900", "ayah": "900", "pages": "x", "pace": "x", "snooze": "x",
            "adhan-volume-asr": "x", "tarawihRakaat": "x", "length-asr": "x", "first": "x", "last": "x",
        ],
        ["title": String(repeating: "long ", count: 200), "notes": String(repeating: "long ", count: 9_000)],
        ["title": "x", "date": "2026-11-21", "start": "14:45", "duration": "30"],
        ["step": "create", "name": "x"], ["step": "on", "address": "http://example.org"],
        ["step": "add", "what": "page", "page": "900"], ["extent": "all"],
        ["file": "{}"], ["title": "x", "repeat": "FREQ=DAILY;COUNT=x", "date": "2026-11-21", "start": "15:30"],
    ]

    /// What is said to be kept, in English.
    private static let kept = [
        "what you typed is still here", "Nothing has changed", "nothing has changed", "as it was", "where you left it",
        "stays here", "Everything is kept", "safe", "works as before",
    ]

    @Test(
        "SY-066 a form that isn't taken says that nothing was saved, that what was typed is kept, and the one thing to do"
    )
    func everyForm() throws {
        let device = try QuranFixtures.device(language: "en")
        var (refused, bare) = (0, [String]())
        for route in RouteSamples.all where route.methods.contains(.post) {
            for fields in Self.attempts {
                var form = FormFields()
                for (name, value) in fields.sorted(by: { $0.key < $1.key }) { form.pairs.append(.init(name, value)) }
                let answer = device.send(
                    Request(
                        method: "POST", path: route.path, contentType: "application/x-www-form-urlencoded",
                        accept: "text/html", body: Array(form.encoded.utf8), now: device.now, entropy: device.draw()))
                guard (400..<500).contains(answer.status), answer["content-type"]?.hasPrefix("text/html") == true
                else { continue }
                refused += 1
                if !Self.kept.contains(where: { answer.text.contains($0) }) {
                    bare.append("\(route.path) \(answer.status) \(fields.keys.sorted().prefix(3))")
                }
            }
        }
        #expect(bare.isEmpty, "\(bare.joined(separator: "\n"))")
        #expect(refused > 100, "\(refused)")
    }
}
