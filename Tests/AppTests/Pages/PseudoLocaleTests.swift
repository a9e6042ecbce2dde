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
            // The hours' names are a list that is read, not a text.
            for member in object.members {
                result[member.name] = member.name == "time.periods" ? member.value : marked(member.value)
            }
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
        #expect(Self.unmarked("<p>⟦Kept⟧ and not</p>") == [" and not"], "the rule sees what is not marked")
        #expect(device.page("/me").contains("⟦"), "the texts are marked")
        let data = try Self.data()
        var pages = 0
        for route in RouteTests.all where route.methods.contains(.get) {
            let path = route.path.replacingOccurrences(of: RouteSamples.id, with: id)
            let answer = device.get(path)
            guard answer["content-type"]?.hasPrefix("text/html") == true else { continue }
            pages += 1
            for words in Self.unmarked(answer.text) {
                #expect(Self.isData(words, data), "\(path): \(words)")
            }
        }
        #expect(pages > 90)
    }

    /// What is no text of the interface: scripture and names in their own letters (SY-034 holds how those are marked), times,
    /// names of places and people, and what a configuration says of prayers, reciters and languages.
    private static func isData(_ words: String, _ data: String) -> Bool {
        var rest = words.replacing(#/[\u{2066}-\u{2069}]/#, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
        if rest.unicodeScalars.contains(where: { (0x0600...0x06FF).contains($0.value) }) { return true }
        let own = String(rest.drop { !$0.isLetter })
        if !own.isEmpty, data.contains(own) { return true }
        rest = rest.replacing(#/Name[0-9]+|Riyadh|Asia\/|Task|Maryam|UTC|Tanzil Project|tanzil\.net/#, with: "")
        rest = rest.replacing(#/\b[AP]M/#, with: "")
        // The build's name, and the letter of a student's picture.
        return !rest.contains(where: \.isLetter) || rest == "test" || rest == "M"
    }

    private static func data() throws -> String {
        try ["Config/NawafilConfig.json", "Config/RecitersConfig.json", "Locales/registry.json"]
            .map { String(decoding: try Fixtures.read($0).bytes(), as: UTF8.self) }.joined()
    }
}
