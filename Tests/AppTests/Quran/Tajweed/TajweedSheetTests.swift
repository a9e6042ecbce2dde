import Foundation
import Interface
import Quran
import Testing

@testable import App

/// The stylesheet that the colours become, and how they stand on every paper of every theme.
struct TajweedSheetTests {
    private static func css() throws -> String {
        String(decoding: TajweedSheet.css(try Fixtures.read("Config/TajweedConfig.json")), as: UTF8.self)
    }

    private static func config() throws -> TajweedConfig {
        try TajweedConfig(json: Fixtures.read("Config/TajweedConfig.json"))
    }

    @Test(
        "QI-028 QI-029 QI-030 QI-031 QI-032 QI-033 QI-034 QI-035 QI-036 each category's class has its colour on light, dark and sepia pages"
    )
    func colours() throws {
        let css = try Self.css()
        for category in try Self.config().categories {
            let own = ".tajweed-\(category.id) {"
            #expect(
                css.contains(
                    "\n\(own)\ncolor: \(category.light);\ncolor: light-dark(\(category.light), \(category.dark));")
                    || css.hasPrefix("\(own)\ncolor: \(category.light)"))
            #expect(css.contains("[data-paper=\"sepia\"] \(own)\ncolor: \(category.sepia);"))
            #expect(css.contains("[data-accessible] \(own)\ncolor: \(category.accessible.light);"))
        }
    }

    @Test("QI-037 every category has a line of its own besides its colour, over or under the letter")
    func signs() throws {
        let css = try Self.css()
        var seen: Set<String> = []
        for category in try Self.config().categories {
            let parts = css.components(separatedBy: "[data-signs] .tajweed-\(category.id) {\n")
            let body = try #require(parts.last?.components(separatedBy: "}").first)
            #expect(parts.count == 2 && body.contains("line:") && seen.insert(body).inserted, "\(category.id)")
        }
    }

    @Test("QR-02 letters get a colour and a line alone: nothing that parts a joined letter from the next")
    func harmless() throws {
        for line in try Self.css().split(separator: "\n") where line.contains(":") && line.hasSuffix(";") {
            let property = line.split(separator: ":")[0]
            #expect(["color", "text-decoration-line", "text-decoration-style"].contains(String(property)), "\(line)")
        }
    }

    @Test(
        "QI-028 QR-08 K65 the accessible colours reach 4.5 to 1 on the reader's paper in every theme, and on each paper that can be chosen"
    )
    func contrast() throws {
        let themes = try ThemeConfig(try #require(Fixtures.read("Config/ThemeConfig.json").object))
        let categories = try Self.config().categories
        func check(_ colour: String, on paper: Colour?, _ place: String) throws {
            let ratio = Self.contrast(try #require(Colour(hex: colour)), try #require(paper))
            #expect(ratio >= 4.5, "\(colour) on \(place): \(ratio)")
        }
        for theme in themes.themes {
            for (isDark, palette) in [(false, theme.light), (true, theme.dark)] {
                guard theme.faces == .both || (theme.faces == .dark) == isDark else { continue }
                // As `.reader` mixes its paper.
                let paper = palette["surface"].flatMap { surface in
                    palette["sun"].map { surface.mixed(with: $0, share: 0.09) }
                }
                for category in categories {
                    let colour = isDark ? category.accessible.dark : category.accessible.light
                    try check(colour, on: paper, "\(theme.name) \(isDark) \(category.id)")
                }
            }
        }
        for paper in themes.papers {
            for category in categories {
                let colours = category.accessible
                let colour = paper.name == "dark" ? colours.dark : paper.name == "sepia" ? colours.sepia : colours.light
                try check(colour, on: paper.palette["surface"], "\(paper.name) \(category.id)")
            }
        }
    }

    @Test("QR-02 a configuration that can't be read leaves the text without colours, not without a page")
    func unreadable() { #expect(TajweedSheet.css(.object([:])) == [] && TajweedSheet.css(nil) == []) }

    private static func contrast(_ one: Colour, _ other: Colour) -> Double {
        func luminance(_ colour: Colour) -> Double {
            func part(_ channel: UInt8) -> Double {
                let value = Double(channel) / 255
                return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * part(colour.red) + 0.7152 * part(colour.green) + 0.0722 * part(colour.blue)
        }
        let (a, b) = (luminance(one) + 0.05, luminance(other) + 0.05)
        return max(a, b) / min(a, b)
    }
}
