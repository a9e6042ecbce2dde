import Foundation
import Testing

/// What the hand-written CSS may not hold.
@Suite struct StylesheetLintTests {
    /// A declaration and where it stands.
    struct Declaration {
        var file: String
        var property: String
        var value: String
    }

    static func declarations() throws -> [Declaration] {
        var result: [Declaration] = []
        for path in Checkout.files(under: "Web/css", extension: "css") {
            let css = try Checkout.text(path).replacing(/\/\*(.|\n)*?\*\//, with: "")
            for match in css.matches(of: /([a-z-]+)\s*:\s*([^;{}]+);/) {
                result.append(
                    Declaration(file: path, property: String(match.output.1), value: String(match.output.2)))
            }
        }
        return result
    }

    @Test("SY-032 WP-099 properties are logical: none names left, right, or a physical size or corner")
    func logical() throws {
        let physical =
            /(^|-)(left|right)(-|$)|^(margin|padding|border)-(top|bottom)|^(top|bottom|width|height|min-width|max-width|min-height|max-height)$|border-(top|bottom)-/
        for declaration in try Self.declarations() {
            #expect(
                declaration.property.firstMatch(of: physical) == nil, "\(declaration.file): \(declaration.property)")
            if ["float", "clear", "text-align"].contains(declaration.property) {
                #expect(!["left", "right"].contains(declaration.value), "\(declaration.file): \(declaration.property)")
            }
        }
    }

    @Test("SY-014 text sizes grow with the person's own: no font size in pixels")
    func fontSizes() throws {
        for declaration in try Self.declarations() where declaration.property.hasPrefix("font") {
            #expect(
                !declaration.value.contains("px"), "\(declaration.file): \(declaration.property) \(declaration.value)")
        }
    }

    @Test("MZ-207 margins, paddings and gaps use the spacing tokens")
    func spacing() throws {
        let kept = try Self.declarations().filter { declaration in
            ["margin", "padding", "gap", "row-gap", "column-gap"].contains { declaration.property.hasPrefix($0) }
        }
        #expect(kept.count > 50)
        for declaration in kept {
            let value = declaration.value
                .replacing(/var\(--[a-z-]+\)|env\([a-z-]+\)/, with: "")
            // Hairlines, parts of an em, and the bar's own height stand as they are.
            let literals = value.matches(of: /(\d*\.?\d+)(px|rem|em|%)/).map { Double($0.output.1) ?? 0 }
            #expect(
                literals.allSatisfy { $0 <= 1 || $0 == 4 }, "\(declaration.file): \(declaration.property) \(value)")
        }
    }

    @Test("colours come from the theme: none is written in the stylesheets but the printer's black")
    func colours() throws {
        for declaration in try Self.declarations() where declaration.file != "Web/css/print.css" {
            #expect(
                declaration.value.firstMatch(of: /#[0-9a-fA-F]{3,8}|\b(rgb|hsl)a?\(/) == nil,
                "\(declaration.file): \(declaration.property) \(declaration.value)")
        }
    }

    @Test("every custom property that is used is made by the theme or set nearby")
    func customProperties() throws {
        let css = String(decoding: try Checkout.stylesheet(assets: "/"), as: UTF8.self)
        let made = Set(css.matches(of: /--([a-z-]+[0-9]*)\s*:/).map { String($0.output.1) })
        for match in css.matches(of: /var\(--([a-z-]+)\)/) {
            #expect(made.contains(String(match.output.1)), "--\(match.output.1)")
        }
    }

    @Test("order.txt names every stylesheet once")
    func order() throws {
        let listed = try Checkout.text("Web/css/order.txt").split(separator: "\n").map { "Web/css/\($0)" }
        #expect(listed.sorted() == Checkout.files(under: "Web/css", extension: "css"))
    }

    @Test("every class that components set has its rule")
    func classes() throws {
        let css = String(decoding: try Checkout.stylesheet(assets: "/"), as: UTF8.self)
        let styled = Set(css.matches(of: /\.([a-z][a-z0-9-]*)/).map { String($0.output.1) })
        // Hooks for scripts and readers alone.
        let hooks: Set<String> = ["earlier", "short", "past"]
        #expect(hooks.isDisjoint(with: styled))
        let strings = try Checkout.locales().strings(code: "ar")
        for (name, page) in SamplePages(strings: strings).all(mode: .light) {
            for attribute in HTMLChecker(page.renderDocument())?.attributes ?? [] where attribute.name == "class" {
                for word in attribute.value.split(separator: " ") {
                    #expect(styled.contains(String(word)) || hooks.contains(String(word)), "\(name): .\(word)")
                }
            }
        }
    }
}
