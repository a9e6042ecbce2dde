import Foundation
import Interface
import Records
import Testing

/// The five themes against the specification.
@Suite struct ThemeMatrixTests {
    let config: ThemeConfig

    init() throws { config = try Checkout.themes() }

    private func theme(_ name: String) throws -> Theme { try #require(config.theme(name)) }

    @Test(
        "MZ-193 MZ-195 MZ-196 MZ-197 MZ-198 ground, prayers' gradient and text have the specification's colours",
        arguments: [
            ("noor", "#F5F3EF", "#14746F", "#0E8F8B", "#1A1A1A"), ("layl", "#000000", "#52B788", "#D4A373", "#E8E8E8"),
            ("fajr", "#FCE1E4", "#6C63FF", "#5851DB", "#2D2A4A"),
            ("sahara", "#E9D5C1", "#D4734C", "#C45A30", "#3D2817"),
            ("ramadan", "#1E1B4B", "#FFD700", "#FFA500", "#FFFFFF"),
        ])
    func colours(name: String, background: String, start: String, end: String, text: String) throws {
        let theme = try theme(name)
        #expect(theme.light["background"]?.hex == background)
        #expect(theme.light["prayer-start"]?.hex == start && theme.light["prayer-end"]?.hex == end)
        #expect(theme.light["text"]?.hex == text)
        #expect(theme.tier == (name == "noor" ? .free : .pro))
        #expect(theme.activation == (name == "ramadan" ? .ramadan : .always))
    }

    @Test("MZ-196 dawn's sky runs through its three colours, behind every page and on its card")
    func sky() throws {
        #expect(try theme("fajr").backdrop?.stops.map(\.hex) == ["#E8DFF5", "#FCE1E4", "#FCF4DD"])
        let css = try Checkout.themeSheet()
        #expect(css.contains("--backdrop: linear-gradient(170deg, #E8DFF5, #FCE1E4, #FCF4DD);"))
        #expect(
            css.contains(
                "--prayer-gradient: linear-gradient(135deg, var(--prayer-start) -60%, var(--prayer-end) 120%);"))
    }

    @Test(
        "MZ-195 MZ-197 MZ-198 night glows and throws no shadow, the desert's shadows have no blur, Ramadan glows in gold"
    )
    func shadows() throws {
        for name in ["layl", "ramadan"] {
            let shadows = try theme(name).darkShadows
            #expect((shadows.card + shadows.float + shadows.lift).allSatisfy { $0.x == 0 && $0.y == 0 }, "\(name)")
        }
        let hard = try theme("sahara").lightShadows
        #expect((hard.card + hard.float + hard.lift).allSatisfy { $0.blur == 0 && $0.spread == 0 })
        let dawn = try theme("fajr").lightShadows
        #expect(dawn.card.count > 1 && Set(dawn.card.map(\.role)).count > 1)
    }

    @Test("MZ-192 MZ-197 MZ-198 the desert has arabesque and Ramadan crescents, drawn by files that are there")
    func motifs() throws {
        #expect(try theme("sahara").motif?.name == "arabesque" && theme("ramadan").motif?.name == "crescents")
        for name in Theme.Motif.names {
            #expect(try Checkout.text("Web/icons/motif-\(name).svg").contains("<svg"))
            #expect(try Checkout.themeSheet().contains("--motif: url(\"{{asset:motif-\(name).svg}}\");"))
        }
        let shell = SamplePages(strings: try Checkout.locales().strings(code: "ar")).all(mode: .light)
        for (_, page) in shell {
            let html = String(decoding: page.renderDocument(), as: UTF8.self)
            #expect(html.contains("<div class=\"backdrop\" aria-hidden=\"true\"></div>"))
        }
    }

    @Test("MZ-194 any two themes differ in three or more of: body, headings, shadows, curve, pattern")
    func different() throws {
        func font(_ theme: Theme, _ names: [String]) -> [[String]?] {
            names.map { name in
                (theme.overrides.fonts + config.base.fonts).first { $0.name == name }?.value
            }
        }
        func curve(_ theme: Theme) -> [Double]? { theme.overrides.curves.first { $0.name == "standard" }?.value }
        func pattern(_ theme: Theme) -> String {
            theme.motif?.name ?? (theme.backdrop == nil ? "plain" : "sky")
        }
        for (index, a) in config.themes.enumerated() {
            for b in config.themes[(index + 1)...] {
                let differences = [
                    font(a, ["body", "body-latin"]) != font(b, ["body", "body-latin"]),
                    font(a, ["heading", "heading-latin"]) != font(b, ["heading", "heading-latin"]),
                    a.shadowStyle != b.shadowStyle, curve(a) != curve(b), pattern(a) != pattern(b),
                ]
                #expect(differences.count { $0 } >= 3, "\(a.name) and \(b.name)")
            }
        }
    }

    @Test("MZ-205 MZ-209 in every theme prayer names are in Naskh, and Latin headings have a voice of the theme's own")
    func voices() throws {
        for theme in config.themes {
            #expect(!theme.overrides.fonts.contains { $0.name == "name" }, "\(theme.name)")
        }
        #expect(config.base.fonts.first { $0.name == "name" }?.value.first == "Wird Naskh")
        let latin = config.themes.map { theme in
            theme.overrides.fonts.first { $0.name == "heading-latin" }?.value.first ?? "Wird Serif"
        }
        #expect(latin == ["Wird Serif", "SF Pro Display", "ui-serif", "Avenir Next", "SF Pro Display"])
        #expect(
            try theme("fajr").overrides.fonts.first { $0.name == "heading-latin" }?.value.contains("New York") == true)
    }

    @Test("MZ-199 a theme with one face keeps it, whatever the device or the person asks for")
    func faces() throws {
        #expect(config.themes.map(\.faces) == [.both, .dark, .light, .light, .dark])
        #expect(Appearance(theme: "layl", mode: .light, config: config).mode == .dark)
        #expect(Appearance(theme: "fajr", mode: .auto, config: config).mode == .light)
        #expect(Appearance(theme: "noor", mode: .auto, config: config).mode == .auto)
        #expect(Appearance(theme: "gone", mode: .auto, config: config).theme == "noor")
        let css = try Checkout.themeSheet()
        #expect(!css.contains("[data-theme=\"layl\"][data-mode"))
    }

    @Test("SY-053 text can be 80 to 200 percent of the device's own, and everything grows with it")
    func scales() throws {
        #expect(config.scales.first == 80 && config.scales.last == 200 && config.scales.contains(100))
        #expect(try Checkout.themeSheet().contains(":root[data-scale=\"200\"] {\nfont-size: 200%;\n}"))
    }

    @Test("MZ-203 what is wrong in a theme is named with its key")
    func errors() throws {
        let file = try Checkout.text("Config/ThemeConfig.json")
        func problem(_ text: String, _ replacement: String) throws -> String? {
            try #require(file.contains(text))
            let json = try JSON(reading: file.replacingOccurrences(of: text, with: replacement))
            do throws(ThemeError) {
                _ = try ThemeConfig(json.object ?? JSONObject())
                return nil
            } catch { return error.message }
        }
        #expect(
            try problem("\"name\": \"arabesque\"", "\"name\": \"../x\"")
                == "ThemeConfig.json, key themes.sahara.motif.name: arabesque or crescents is needed")
        #expect(
            try problem("\"#E8DFF5\", ", "\"lilac\", ")
                == "ThemeConfig.json, key themes.fajr.backdrop.stops: a list of two or more colours as #RRGGBB is needed"
        )
        #expect(try problem("70, \"prayer-start\"", "70, \"red\"")?.hasSuffix("no role is named red") == true)
        #expect(try problem("[80, 90, 100", "[20, 90, 100")?.contains("key scales") == true)
        #expect(try problem("[80, 90, 100, ", "[80, 90, ")?.contains("100 has to be among them") == true)
    }
}
