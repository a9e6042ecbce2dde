import Foundation
import Quran
import Records
import Testing

@testable import App

/// The guide's texts: the same in every language, each used, each there.
struct GuideTextsTests {
    static let codes = ["ar", "en", "ur", "id", "tr", "fr"]

    static func guide(_ code: String) throws -> JSONObject {
        let file = try Fixtures.read("Locales/guide/\(code).json")
        return try #require(file.object)
    }

    /// The keys that the sources name, whole, and the beginnings of those that they put together.
    private static func named() throws -> Set<String> {
        var keys: Set<String> = []
        let folder = StructureTests.root.appending(path: "Sources/App")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /guide(?:\.prose)?[\[(]\s*"([a-z][A-Za-z.]+)"/) {
                keys.insert(String(match.output.1))
            }
        }
        return keys
    }

    /// The keys that are made of a topic, a page, a step, a stage or a hint.
    private static var made: Set<String> {
        var keys: Set<String> = []
        for topic in HelpTopic.allCases { keys.formUnion([topic.key, topic.key + ".brief", topic.key + ".body"]) }
        for group in HelpTopic.Group.allCases { keys.insert("help.group." + group.rawValue) }
        for page in LegalPage.allCases { keys.formUnion(["legal." + page.rawValue, "legal.\(page.rawValue).body"]) }
        for step in SetupStep.allCases { keys.insert("setup." + step.rawValue) }
        for stage in 1...Introduction.stages { keys.formUnion(["tour.\(stage)", "tour.\(stage).body"]) }
        for hint in 1...Introduction.hintDays.count { keys.insert("hint.\(hint)") }
        for rule in TajweedRule.allCases {
            keys.formUnion(["tajweed.name." + rule.rawValue, "tajweed.sound." + rule.rawValue])
        }
        for cause in TajweedCause.allCases { keys.insert("tajweed.why." + cause.rawValue) }
        let tajweed = (try? TajweedConfig(json: Fixtures.read("Config/TajweedConfig.json")))?.categories ?? []
        keys.formUnion(tajweed.map { "tajweed.legend." + $0.id })
        keys.formUnion(adhkar)
        for demo in ["welcome", "drag", "late", "rawatib"] { keys.insert("demo." + demo) }
        return keys.union(["tour.finish", "tour.next", "feedback.long", "feedback.empty"])
    }

    /// The keys that the adhkar name: meanings, notes, books, gradings, rounds.
    private static var adhkar: Set<String> {
        guard let json = try? Fixtures.read("Config/AdhkarConfig.json"), let config = try? AdhkarConfig(json: json)
        else {
            return []
        }
        var keys = Set(config.phrases.map { "adhkar.meaning." + $0.meaning })
        keys.formUnion(config.rounds.map { "adhkar.round." + $0.id })
        for dhikr in config.adhkar {
            if case .arabic(_, let meaning) = dhikr.words { keys.insert("adhkar.meaning." + meaning) }
            if dhikr.hasNote { keys.insert("adhkar.note." + dhikr.id) }
            keys.formUnion(dhikr.sources.map { "adhkar.book." + $0.book } + dhikr.graders.map { "adhkar.by." + $0 })
            keys.insert("adhkar.grade." + dhikr.grade)
        }
        return keys
    }

    @Test(
        "SY-030 MZ-288 every language's guide has the same keys, none empty, with the same placeholders",
        arguments: codes)
    func whole(code: String) throws {
        let first = try Self.guide("ar")
        let own = try Self.guide(code)
        #expect(own.members.map(\.name) == first.members.map(\.name))
        for member in own.members {
            let text = try #require(member.value.string)
            #expect(!text.isEmpty, "\(member.name)")
            let placeholders = /\{[a-z]+\}/
            let wanted = Set((first[member.name]?.string ?? "").matches(of: placeholders).map { String($0.output) })
            #expect(Set(text.matches(of: placeholders).map { String($0.output) }) == wanted, "\(code) \(member.name)")
        }
    }

    @Test("SY-030 every text that the pages name is in the guide, and every text of the guide is named")
    func used() throws {
        let keys = try Self.named().union(Self.made)
        let guide = try Self.guide("ar")
        for key in keys where !key.hasSuffix(".") { #expect(guide[key] != nil, "\(key) is in no guide") }
        for member in guide.members where !member.name.hasPrefix("method.") {
            #expect(keys.contains(member.name), "\(member.name) is shown nowhere")
        }
    }

    @Test("MZ-038 each of the eight methods is explained in every language", arguments: codes)
    func methods(code: String) throws {
        let guide = try Self.guide(code)
        for name in ["mwl", "umm-al-qura", "egypt", "karachi", "isna", "dubai", "singapore", "diyanet"] {
            #expect((guide["method." + name]?.string ?? "").count > 40, "\(code) \(name)")
        }
    }
}
