import Foundation
import Quran
import Records
import Testing

@testable import App

/// The adhkar as they are shipped.
struct AdhkarConfigTests {
    static func shipped() throws -> AdhkarConfig { try AdhkarConfig(json: Fixtures.read("Config/AdhkarConfig.json")) }

    @Test(
        "WP-065 K31 every group has its adhkar, each with a count, a source with its number, and a grading with who gave it"
    )
    func whole() throws {
        let config = try Self.shipped()
        for group in AdhkarGroup.allCases { #expect(config.adhkar(group).count >= 12, "\(group)") }
        #expect(config.adhkar.first { $0.id == "qini" }?.count == 3, "Abu Dawud 5045: three times")
        #expect(config.adhkar.count > 30 && Set(config.adhkar.map(\.id)).count == config.adhkar.count)
        for dhikr in config.adhkar {
            #expect((1...100).contains(dhikr.count) && !dhikr.groups.isEmpty, "\(dhikr.id)")
            #expect(!dhikr.sources.isEmpty && !dhikr.graders.isEmpty && !dhikr.grade.isEmpty, "\(dhikr.id)")
            #expect(dhikr.sources.allSatisfy { $0.number.contains { $0.isNumber } }, "\(dhikr.id)")
        }
    }

    @Test("WP-065 the morning ends with the rising (Abu Dawud 5068) and the evening with the return (Ibn Majah 3868)")
    func endings() throws {
        let adhkar = try Self.shipped().adhkar
        for (id, ending) in [("bika-morning", "وَإِلَيْكَ النُّشُورُ"), ("bika-evening", "وَإِلَيْكَ الْمَصِيرُ")] {
            guard case .arabic(let text, _)? = adhkar.first(where: { $0.id == id })?.words else {
                Issue.record("\(id) is not there")
                continue
            }
            #expect(text.unicodeScalars.reversed().starts(with: ending.unicodeScalars.reversed()), "\(id)")
        }
    }

    @Test("WP-065 the Arabic is fully vowelled: every word has signs, and no letter of another script stands in it")
    func vowels() throws {
        for dhikr in try Self.shipped().adhkar {
            guard case .arabic(let text, _) = dhikr.words else { continue }
            for word in text.split(whereSeparator: { " ،".contains($0) }) {
                let signs = word.unicodeScalars.filter { (0x064B...0x0652).contains($0.value) }.count
                let letters = word.unicodeScalars.filter { (0x0621...0x064A).contains($0.value) }.count
                #expect(letters + signs == word.unicodeScalars.count, "\(dhikr.id): \(word)")
                // Long vowels and the article's alif carry none.
                #expect(signs * 3 >= letters, "\(dhikr.id): \(word)")
            }
        }
    }

    @Test("QI-048 the Quran stands in no dhikr's words: its parts are named by reference, and each exists")
    func byReference() throws {
        var named: Set<String> = []
        for dhikr in try Self.shipped().adhkar {
            guard case .quran(let parts) = dhikr.words else { continue }
            for part in parts {
                named.insert(part.text)
                if case .ayah(let ayah) = part { #expect(QuranFixtures.index.contains(ayah), "\(part.text)") }
            }
        }
        #expect(named == ["2:255", "2:285", "2:286", "112", "113", "114"])
        let file = try String(
            contentsOf: StructureTests.root.appending(path: "Config/AdhkarConfig.json"), encoding: .utf8)
        // Signs that the Quran's text alone is written with.
        #expect(!file.unicodeScalars.contains { $0.value == 0x0671 || (0x06D6...0x06ED).contains($0.value) })
    }

    @Test("WP-065 the counter offers 33, 100 and no end, and the rounds of after prayer and of sleep")
    func counter() throws {
        let config = try Self.shipped()
        #expect(config.targets == [33, 100, 0])
        #expect(config.phrases.count >= 5)
        #expect(config.rounds.map { $0.steps.map(\.count) } == [[33, 33, 33, 1], [33, 33, 34]])
    }

    @Test("a file that can't be read says where")
    func faults() throws {
        let text = try Fixtures.read("Config/AdhkarConfig.json").text()
        for (find, replace, key) in [
            ("\"targets\":[33,100,0]", "\"targets\":[]", "counter.targets"),
            ("\"id\":\"hamd\"", "\"id\":\"subhan\"", "counter.phrases[1].id"),
            ("{\"phrase\":\"tahlil\"", "{\"phrase\":\"none\"", "counter.rounds[0].steps[3].phrase"),
            ("[\"morning\",\"evening\"]", "[\"noon\"]", "adhkar[0].groups[0]"),
            ("\"ayat\":[\"2:255\"]", "\"ayat\":[\"115\"]", "adhkar[0].ayat[0]"),
            ("\"count\":1,\"ayat\"", "\"count\":0,\"ayat\"", "adhkar[0].count"),
            ("\"id\":\"muawwidhat\"", "\"id\":\"kursi\"", "adhkar[1].id"),
            ("\"id\":\"kursi\"", "\"id\":\"Ayat\"", "adhkar[0].id"),
        ] {
            #expect(text.contains(find), "\(find)")
            let changed = try JSON(reading: Array(text.replacing(find, with: replace, maxReplacements: 1).utf8))
            do throws(ConfigError) {
                _ = try AdhkarConfig(json: changed)
                Issue.record("\(key) was taken")
            } catch { #expect(error.key == key) }
        }
    }
}
