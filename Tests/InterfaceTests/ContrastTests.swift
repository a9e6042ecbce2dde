import Foundation
import Interface
import Testing

/// Relative luminance and contrast (WCAG 2.2, "contrast ratio").
private func luminance(_ colour: Colour) -> Double {
    func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue)
}

private func contrast(_ a: Colour, _ b: Colour) -> Double {
    let (dark, light) = (min(luminance(a), luminance(b)), max(luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)
}

@Suite struct ContrastTests {
    /// A theme's palettes by name, each with the least contrast that its text must have.
    static func palettes() throws -> [(name: String, palette: Palette, least: Double, theme: Theme)] {
        var result: [(String, Palette, Double, Theme)] = []
        for theme in try Checkout.themes().themes {
            let (light, dark) = (theme.light, theme.dark)
            result.append(("\(theme.name) light", light, 4.5, theme))
            result.append(("\(theme.name) dark", dark, 4.5, theme))
            result.append(("\(theme.name) light, more contrast", light.overlaid(with: theme.lightContrast), 7, theme))
            result.append(("\(theme.name) dark, more contrast", dark.overlaid(with: theme.darkContrast), 7, theme))
        }
        return result
    }

    /// What lies behind a page: the stops of its gradient with all between them, and the theme's pattern over each, which
    /// more contrast leaves out; in the last minute before a prayer a twentieth of its colours besides (MZ-175).
    static func grounds(_ palette: Palette, _ least: Double, _ theme: Theme) throws -> [Colour] {
        guard least < 7 else { return [] }
        var grounds = [try #require(palette["background"])]
        let stops = theme.backdrop?.stops ?? []
        for (from, to) in zip(stops, stops.dropFirst()) {
            for step in 0...10 { grounds.append(from.mixed(with: to, share: Double(step) / 10)) }
        }
        if let motif = theme.motif {
            let ink = try #require(palette[motif.role])
            grounds += grounds.map { $0.mixed(with: ink, share: Double(motif.strength) / 100) }
        }
        var near: [Colour] = []
        for role in ["prayer-start", "prayer-end"] {
            let ink = try #require(palette[role])
            near += grounds.map { $0.mixed(with: ink, share: 0.05) }
        }
        return grounds + near
    }

    @Test("MZ-200 MZ-201 text on every ground of every palette: 4.5 to 1, and 7 to 1 where more contrast is asked for")
    func text() throws {
        let pairs = [
            ("text", ["background", "surface", "raised", "soft"]),
            ("muted", ["background", "surface", "raised", "soft"]),
            ("accent", ["background", "surface", "raised", "soft"]),
            ("danger", ["background", "surface", "danger-soft"]),
            ("notice", ["background", "surface", "notice-soft"]), ("now", ["background"]), ("on-ink", ["ink"]),
            ("background", ["accent"]), ("on-accent", ["accent"]),
        ]
        for (name, palette, least, theme) in try Self.palettes() {
            for front in ["text", "muted", "accent", "danger", "notice", "now"] {
                for ground in try Self.grounds(palette, least, theme) {
                    let ratio = contrast(try #require(palette[front]), ground)
                    #expect(ratio >= least, "\(name): \(front) on \(ground.hex) is \(ratio)")
                }
            }
            for (front, grounds) in pairs {
                for ground in grounds {
                    let ratio = contrast(try #require(palette[front]), try #require(palette[ground]))
                    #expect(ratio >= least, "\(name): \(front) on \(ground) is \(ratio)")
                }
            }
        }
    }

    @Test("WP-100 text on every part of the path's own gradient, in each theme and mode: 4.5 to 1")
    func path() throws {
        for (name, palette, least, _) in try Self.palettes() where least < 7 {
            let (start, end) = (try #require(palette["path-start"]), try #require(palette["path-end"]))
            for step in 0...20 {
                let ground = start.mixed(with: end, share: Double(step) / 20)
                for front in ["text", "muted", "accent", "path-ink"] {
                    let ratio = contrast(try #require(palette[front]), ground)
                    #expect(ratio >= 4.5, "\(name): \(front) on \(ground.hex) is \(ratio)")
                }
            }
        }
        let light = try #require(try Checkout.themes().themes.first { $0.name == "noor" }?.light)
        #expect(light["path-ink"]?.hex.uppercased() == "#1B7A4A" && light["path-start"]?.hex.uppercased() == "#F0F7F4")
    }

    @Test("MZ-016 MZ-200 text on all that shows of the prayers' gradient")
    func gradient() throws {
        for (name, palette, least, theme) in try Self.palettes() {
            let start = try #require(palette["prayer-start"])
            let end = try #require(palette["prayer-end"])
            for step in 0...20 {
                let colour = start.mixed(with: end, share: theme.gradient.share(at: Double(step) / 20))
                let ratio = contrast(try #require(palette["on-prayer"]), colour)
                #expect(ratio >= least, "\(name): \(ratio) at \(step * 5)%")
            }
        }
    }

    @Test("MZ-141 text on the gold and green of Jummah and the feasts, which differs from the prayers' gradient")
    func jummah() throws {
        for (name, palette, least, theme) in try Self.palettes() {
            let first = try #require(palette["prayer-start"])
            let start = first.mixed(with: try #require(palette["prayer-end"]), share: theme.gradient.share(at: 0))
            let gold = start.mixed(with: try #require(palette["notice"]), share: 0.12)
            #expect(gold != start, "\(name)")
            for step in 0...10 {
                let colour = gold.mixed(with: start, share: Double(step) / 10)
                let ratio = contrast(try #require(palette["on-prayer"]), colour)
                #expect(ratio >= least, "\(name): \(ratio)")
            }
        }
    }

    @Test("controls' borders and categories' marks stand out 3 to 1")
    func marks() throws {
        let roles = ["border", "work", "personal", "study", "health", "family", "errands", "now"]
        for (name, palette, _, _) in try Self.palettes() {
            for role in roles {
                for ground in ["background", "surface"] {
                    let ratio = contrast(try #require(palette[role]), try #require(palette[ground]))
                    #expect(ratio >= 3, "\(name): \(role) on \(ground) is \(ratio)")
                }
            }
        }
    }

    @Test("MZ-016 the prayers' colours differ from every category's")
    func categories() throws {
        for (name, palette, _, _) in try Self.palettes() {
            for role in ["work", "personal", "study", "health", "family", "errands"] {
                #expect(
                    palette[role] != palette["prayer-start"] && palette[role] != palette["prayer-end"],
                    "\(name): \(role)")
            }
        }
    }
}
