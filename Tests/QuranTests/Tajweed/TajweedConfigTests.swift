import Foundation
import Quran
import Records
import Testing

/// `TajweedConfig.json`: the colours that were asked for, and what stands in for them.
struct TajweedConfigTests {
    private static func json() throws -> JSON {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return try JSON(reading: [UInt8](Data(contentsOf: root.appending(path: "Config/TajweedConfig.json"))))
    }

    static func config() throws -> TajweedConfig { try TajweedConfig(json: json()) }

    @Test("QI-028 QI-029 QI-030 QI-031 QI-032 QI-033 QI-034 QI-035 QI-036 each category has exactly its colour")
    func colours() throws {
        let colours = try Self.config().categories.map { [$0.id, $0.light] }
        #expect(
            colours == [
                ["ghunnah", "#FF7F00"], ["ikhfa", "#9400D3"], ["iqlab", "#228B22"], ["idgham-ghunnah", "#FF7F00"],
                ["idgham-no-ghunnah", "#4169E1"], ["qalqalah", "#DC143C"], ["madd-obligatory", "#FF0000"],
                ["madd-permissible", "#FF69B4"], ["silent", "#808080"],
            ])
    }

    @Test("QI-028 the accessible colours reach 4.5 to 1 on every kind of page")
    func contrast() throws {
        for category in try Self.config().categories {
            for (colour, pages) in [
                (category.accessible.light, ["#FFFFFF", "#F5F3EF"]),
                (category.accessible.dark, ["#131210", "#272420"]),
                (category.accessible.sepia, ["#F4ECD8"]),
            ] {
                for page in pages {
                    #expect(Colour(colour).contrast(Colour(page)) >= 4.5, "\(category.id) \(colour) on \(page)")
                }
            }
        }
    }

    @Test("QR-08 on light, dark and sepia pages any two categories differ, but the two that share a colour by wish")
    func distinct() throws {
        let categories = try Self.config().categories
        let palettes: [(TajweedCategory) -> String] = [
            { $0.light }, { $0.dark }, { $0.sepia }, { $0.accessible.light }, { $0.accessible.dark },
            { $0.accessible.sepia },
        ]
        for palette in palettes {
            for (index, one) in categories.enumerated() {
                for other in categories[(index + 1)...] where Set([one.id, other.id]) != ["ghunnah", "idgham-ghunnah"] {
                    #expect(Colour(palette(one)).distance(Colour(palette(other))) >= 20, "\(one.id) \(other.id)")
                }
            }
        }
    }

    @Test("QI-037 every category has a sign of its own, and what lasts has its counts")
    func signs() throws {
        let config = try Self.config()
        #expect(Set(config.categories.map(\.sign)).count == config.categories.count)
        #expect(config.counts(of: .maddConnected) == [4, 5] && config.counts(of: .maddNecessary) == [6])
        #expect(config.counts(of: .maddStop) == [2, 4, 6] && config.counts(of: .qalqalah) == [])
        #expect(config.category(of: .maddNatural) == nil)
        #expect(config.category(of: .ikhfaShafawi) == config.categories.firstIndex { $0.id == "ikhfa" })
    }

    @Test("MZ-213 a file that doesn't fit is refused by the place of its fault")
    func faults() throws {
        let text = String(decoding: try Self.json().bytes(), as: UTF8.self)
        for (find, replace, key) in [
            ("\"under-dotted\"", "\"under-solid\"", "categories[1].sign"),
            ("\"under-dotted\"", "\"none\"", "categories[1].sign"),
            ("\"#9400D3\"", "\"violet\"", "categories[1].light"),
            ("\"ikhfa_shafawi\"", "\"qalqala\"", "categories[1].rules[1]"),
            ("\"ikhfa_shafawi\"", "\"ghunnah\"", "categories[1].rules"),
            ("\"madd_6\":[6]", "\"madd_6\":[9]", "lengths.madd_6[0]"),
        ] {
            let changed = try JSON(reading: Array(text.replacing(find, with: replace, maxReplacements: 1).utf8))
            do throws(ConfigError) {
                _ = try TajweedConfig(json: changed)
                Issue.record("\(key) was taken")
            } catch { #expect(error.key == key) }
        }
    }
}
