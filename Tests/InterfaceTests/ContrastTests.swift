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
    static func palettes() throws -> [(name: String, palette: Palette, least: Double, reach: Int)] {
        var result: [(String, Palette, Double, Int)] = []
        for theme in try Checkout.themes().themes {
            let reach = theme.gradient.reach
            result.append(("\(theme.name) light", theme.light, 4.5, reach))
            result.append(("\(theme.name) dark", theme.dark, 4.5, reach))
            result.append(
                ("\(theme.name) light, more contrast", theme.light.overlaid(with: theme.lightContrast), 7, reach))
            result.append(
                ("\(theme.name) dark, more contrast", theme.dark.overlaid(with: theme.darkContrast), 7, reach))
        }
        return result
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
        for (name, palette, least, _) in try Self.palettes() {
            for (front, grounds) in pairs {
                for ground in grounds {
                    let ratio = contrast(try #require(palette[front]), try #require(palette[ground]))
                    #expect(ratio >= least, "\(name): \(front) on \(ground) is \(ratio)")
                }
            }
        }
    }

    @Test("MZ-016 MZ-200 text on all that shows of the prayers' gradient")
    func gradient() throws {
        for (name, palette, least, reach) in try Self.palettes() {
            let start = try #require(palette["prayer-start"])
            let end = try #require(palette["prayer-end"])
            for step in 0...20 {
                let colour = start.mixed(with: end, share: Double(step) / 20 * 100 / Double(reach))
                let ratio = contrast(try #require(palette["on-prayer"]), colour)
                #expect(ratio >= least, "\(name): \(ratio) at \(step * 5)%")
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
