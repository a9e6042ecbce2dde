import Foundation
import Interface
import Records
import Testing

@Suite struct ThemeTests {
    let source: JSON

    init() throws { source = try JSON(reading: try Checkout.bytes("Config/ThemeConfig.json")) }

    /// The configuration with one member replaced, given by the text around it.
    func changed(_ text: String, _ replacement: String) throws -> ThemeConfig {
        let file = try Checkout.text("Config/ThemeConfig.json")
        try #require(file.contains(text))
        let json = try JSON(reading: file.replacingOccurrences(of: text, with: replacement))
        return try ThemeConfig(try #require(json.object))
    }

    @Test("MZ-193 Noor is the theme of a first visit, with the specification's colours")
    func noor() throws {
        let config = try Checkout.themes()
        let noor = try #require(config.theme(config.standard))
        #expect(noor.name == "noor")
        #expect(noor.tier == .free)
        #expect(noor.light["background"]?.hex == "#F5F3EF")
        #expect(noor.light["prayer-start"]?.hex == "#14746F")
        #expect(noor.light["prayer-end"]?.hex == "#0E8F8B")
        #expect(noor.light["text"]?.hex == "#1A1A1A")
    }

    @Test("MZ-206 MZ-207 MZ-208 MZ-054 sizes, spacing, safe areas and the hour's height are the specification's")
    func tokens() throws {
        let css = try Checkout.themeSheet()
        let expected = [
            "--size-title: 2rem;", "--size-title-latin: 2.125rem;", "--size-header: 1.5rem;", "--size-body: 1.0625rem;",
            "--size-caption: 0.8125rem;", "--size-time: 1rem;", "--space-s: 0.5rem;", "--space-m: 0.8125rem;",
            "--space-l: 1.3125rem;", "--space-xl: 2.125rem;", "--safe-top: 3.75rem;", "--safe-bottom: 5.625rem;",
            "--gutter: 1.25rem;", "--hour: 3.75rem;", "--target: 2.75rem;", "--time-press: 200ms;",
            "--time-fast: 200ms;",
            "--time-medium: 400ms;", "--time-slow: 600ms;", "--background: #F5F3EF;",
        ]
        for line in expected { #expect(css.contains(line), "\(line)") }
    }

    @Test("MZ-199 the dark variant follows the device unless a mode is chosen")
    func dark() throws {
        let css = try Checkout.themeSheet()
        #expect(
            css.contains(
                "@media (prefers-color-scheme: dark) {\n:root:not([data-theme]):not([data-mode=\"light\"]), [data-theme=\"noor\"]:not([data-mode=\"light\"]) {\ncolor-scheme: dark;"
            ))
        #expect(
            css.contains(
                ":root:not([data-theme])[data-mode=\"dark\"], [data-theme=\"noor\"][data-mode=\"dark\"] {\ncolor-scheme: dark;"
            ))
        let dark = try #require(try Checkout.themes().theme("noor")?.dark["background"])
        #expect(css.contains("--background: \(dark.hex);"))
    }

    @Test("MZ-201 where more contrast is asked for, each theme's own colours for it hold, in every mode")
    func moreContrast() throws {
        let css = try Checkout.themeSheet()
        for theme in try Checkout.themes().themes {
            let scope = "[data-theme=\"\(theme.name)\"]"
            func overlay(_ media: String, _ suffix: String) throws -> String {
                let rules = css.components(separatedBy: media + " {\n").dropFirst().map {
                    $0.components(separatedBy: "}")[0]
                }
                return try #require(rules.first { $0.components(separatedBy: " {")[0].hasSuffix(scope + suffix) })
            }
            func expect(_ rule: String, _ contrast: Palette) {
                var count = 0
                for role in ["text", "muted", "accent", "danger", "notice", "border", "now"] {
                    guard let colour = contrast[role] else { continue }
                    count += 1
                    #expect(rule.contains("--\(role): \(colour.hex);"), "\(theme.name) \(role)")
                }
                #expect(count > 0, "\(theme.name)")
            }
            let more = "@media (prefers-contrast: more)"
            expect(try overlay(more, ""), theme.faces == .dark ? theme.darkContrast : theme.lightContrast)
            guard theme.faces == .both else { continue }
            expect(try overlay(more, "[data-mode=\"dark\"]"), theme.darkContrast)
            expect(
                try overlay(
                    "@media (prefers-color-scheme: dark) and (prefers-contrast: more)", ":not([data-mode=\"light\"])"),
                theme.darkContrast)
        }
    }

    @Test("MZ-201 with forced colours what has only a ground gets an edge, and what is chosen the system's highlight")
    func forcedColours() throws {
        let css = try Checkout.text("Web/css/preferences.css")
        let forced = try #require(css.components(separatedBy: "@media (forced-colors: active) {").last)
            .components(separatedBy: "\n}\n")[0]
        let edge = try #require(forced.components(separatedBy: "border: 1px solid CanvasText;").first)
        for part in [".card", ".prayer", ".task", ".button", ".sheet", ".toast", ".banner"] {
            #expect(edge.contains("\n  \(part)"), "\(part)")
        }
        #expect(forced.contains(".bar-item[aria-current]") && forced.contains("Highlight"))
        #expect(!forced.contains("#") && !forced.contains("var(--accent"), "no colour of the theme's own")
        #expect(try Checkout.text("Web/css/order.txt").contains("preferences.css"))
    }

    @Test("MZ-203 a further theme is one more object in the file")
    func furtherTheme() throws {
        var object = try #require(source.object)
        var themes = try #require(object["themes"]?.array)
        var sand = try #require(themes[0].object)
        sand["name"] = "sand"
        sand["radii"] = ["m": 4]
        themes.append(.object(sand))
        object["themes"] = .array(themes)
        let config = try ThemeConfig(object)
        let css = String(decoding: Stylesheet.theme(config, motion: try Checkout.motion()), as: UTF8.self)
        #expect(config.themes.count == 6)
        #expect(css.contains("[data-theme=\"sand\"] {\n--radius-m: 0.25rem;\ncolor-scheme: light;"))
    }

    @Test("a wrong value names file, key and reason")
    func errors() throws {
        #expect(throws: ThemeError(key: "themes.noor.light.background", reason: "a colour as #RRGGBB is needed")) {
            try changed("\"background\": \"#F5F3EF\"", "\"background\": \"beige\"")
        }
        #expect(throws: ThemeError(key: "themes.noor.light.backdrop", reason: "no role of this name")) {
            try changed("\"background\": \"#F5F3EF\"", "\"backdrop\": \"#F5F3EF\"")
        }
        #expect(throws: ThemeError(key: "default", reason: "night is not among the themes")) {
            try changed("\"default\": \"noor\"", "\"default\": \"night\"")
        }
        #expect(throws: ThemeError(key: "base.sizes.title", reason: "a number from 8 to 96 is needed")) {
            try changed("\"title\": 32", "\"title\": 400")
        }
        #expect(throws: ThemeError(key: "base.spacing.xl", reason: "the value is missing")) {
            try changed("\"xl\": 34, \"xxl\": 55", "\"xxl\": 55")
        }
        #expect(throws: ThemeError(key: "base.fonts.body", reason: "a list of font families is needed")) {
            try changed("\"body\": [\"Wird Sans\"", "\"body\": [\"x; } * { color: red\"")
        }
        #expect(
            ThemeError(key: "default", reason: "a text is needed").message
                == "ThemeConfig.json, key default: a text is needed")
    }

    @Test("MZ-170 MZ-212 springs of stiffness and damping become easings that begin at 0, swing over and end at 1")
    func springs() throws {
        let css = try Checkout.themeSheet()
        for name in ["lively", "snappy", "gentle"] {
            let match = try #require(css.firstMatch(of: try Regex("--spring-\(name): linear\\(([^)]*)\\);")))
            let text = try #require(match.output[1].substring)
            let values = text.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
            #expect(values.count == 41)
            #expect(values.first == 0)
            #expect(values.last == 1)
            #expect(values.contains { $0 > 1 }, "\(name)")
            #expect(values.allSatisfy { $0 < 1.2 })
        }
    }

    @Test("MZ-212 a spring that is braked enough never swings over its end")
    func braked() throws {
        let file = try Checkout.text("Config/AnimationConfig.json")
        let stiff = file.replacingOccurrences(of: "\"damping\": 21.4", with: "\"damping\": 40")
        try #require(stiff != file)
        let motion = try AnimationConfig(try #require(try JSON(reading: stiff).object))
        let css = String(decoding: Stylesheet.theme(try Checkout.themes(), motion: motion), as: UTF8.self)
        let text = try #require(css.firstMatch(of: /--spring-lively: linear\(([^)]*)\);/)).output.1
        let values = text.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        #expect(values.allSatisfy { $0 <= 1 })
    }
}
