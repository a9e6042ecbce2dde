import Foundation
import Records
import Testing

@testable import App

/// Every page in a language whose texts are all marked: what has no mark is no catalogue's text.
struct PseudoLocaleTests {
    private static let open: Character = "⟦"
    private static let close: Character = "⟧"

    /// Each text of a catalogue between marks; its placeholders stay.
    private static func marked(_ json: JSON) -> JSON {
        switch json {
        case .string(let text): return .string("\(open)\(text)\(close)")
        case .object(let object):
            var result = JSONObject()
            for member in object.members { result[member.name] = marked(member.value) }
            return .object(result)
        default: return json
        }
    }

    /// A device in English, of which every text is marked.
    private static func device() throws -> Device {
        let english = try Fixtures.read("Locales/en.json")
        let bundle = Fixtures.setting(["locales", "en"][...], to: marked(english), in: try Fixtures.bundle())
        let device = try Device(bundle: bundle, digests: QuranFixtures.digests)
        let guide = ResourceName.locale(Guide.section("en"))
        device.added[guide] = marked(try Fixtures.read("Locales/guide/en.json")).bytes()
        device.post("/me/settings", ["language": "en"])
        device.post("/place", ["city": "108410"])
        device.post("/course/demo", ["step": "begin", "name": "Maryam", "audience": "sisters"])
        device.begin()
        return device
    }

    /// What is said outside every mark.
    private static func unmarked(_ page: String) -> [String] {
        var depth = 0
        var found: [String] = []
        for words in HTMLWords(page).said {
            var rest = ""
            // A text that begins here is none's part.
            if words.drop(while: \.isWhitespace).first == open { depth = 0 }
            for character in words {
                if character == open { depth += 1 }
                if depth == 0 { rest.append(character) }
                if character == close { depth = max(0, depth - 1) }
            }
            if rest.contains(where: { $0.isLetter }) { found.append(rest) }
        }
        return found
    }

    @Test("SY-030 in the pseudo-locale no page says a word that no catalogue holds, but names and what was written")
    func everyPage() throws {
        let device = try Self.device()
        let id = try device.add("Task", date: "2026-11-21", start: "16:00")
        var pages = 0
        for route in RouteTests.all where route.methods.contains(.get) {
            let path = route.path.replacingOccurrences(of: RouteSamples.id, with: id)
            let answer = device.get(path)
            guard answer["content-type"]?.hasPrefix("text/html") == true else { continue }
            pages += 1
            for words in Self.unmarked(answer.text) {
                #expect(Self.isName(words, on: path), "\(path): \(words)")
            }
        }
        #expect(pages > 90)
    }

    private static func isName(_ words: String, on path: String) -> Bool {
        let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
        return names.contains { words.contains($0) }
    }

    /// Names that are the same in every language.
    private static let names: [String] = []
}
