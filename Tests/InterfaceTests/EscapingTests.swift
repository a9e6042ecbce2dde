import Interface
import TestSupport
import Testing

@Suite struct EscapingTests {
    /// Pieces that break careless pages.
    static let pieces = [
        "<script>alert(1)</script>", "\"", "'", "\" onload=\"x", "-->", "<!--", "]]>", "&", "&amp;", "&#x3c;",
        "</textarea>",
        "\u{0}", "\u{1B}", "\u{85}", "\u{2028}", "\u{202E}", "\u{FEFF}", "é", "سلام", "𝄞", "👩‍👧", ">", "<", "=", "`",
        "\n", "\r", "\t", " ",
        "javascript:", "//", "\\", "{{", "style=", "\u{C2}\u{80}",
    ]

    static func text(_ generator: inout Generator) -> String {
        var text = ""
        for _ in 0..<generator.integer(in: 0...6) {
            if generator.bool() {
                text += generator.element(of: pieces) ?? ""
            } else if let scalar = Unicode.Scalar(generator.integer(in: UInt32(0)...0x2FFF)) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// What may stay of a text: no control character but tab and line breaks.
    static func kept(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isControl = scalar.value < 0x20 && ![0x09, 0x0A, 0x0D].contains(scalar.value)
            if !isControl, !(0x7F...0x9F).contains(scalar.value) { kept.append(scalar) }
        }
        return String(kept)
    }

    @Test("no text in any place breaks out of it, and every allowed character comes back")
    func fuzz() throws {
        for seed in UInt64(0)..<400 { try check(seed: seed) }
    }

    private func check(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        let content = Self.text(&generator)
        let value = Self.text(&generator)
        let word = Self.text(&generator)
        let page = section(.id(value), .title(value), .class(word), .data("x", value), .aria("label", value)) {
            p { content }
            a(href: Link(path: value)) { word }
            a(href: Link(segments: [value], query: [(word, content)])) { content }
            input(.value(value), .placeholder(content), .required())
            textarea(content, .name(word))
        }
        let checker = try #require(HTMLChecker(page.render()), "seed \(seed)")
        #expect(checker.tags == ["section", "p", "a", "a", "input", "textarea"])
        #expect(checker.texts.first { !$0.isEmpty } == [content, word, content].map(Self.kept).first { !$0.isEmpty })
        for attribute in checker.attributes {
            #expect(!attribute.name.hasPrefix("on") && attribute.name != "style")
            if attribute.name == "title" { #expect(attribute.value == Self.kept(value)) }
            if attribute.name == "href" {
                #expect(attribute.value.hasPrefix("/") && !attribute.value.hasPrefix("//"))
                #expect(attribute.value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
            }
        }
    }

    @Test("whole pages are well formed, in every language and mode")
    func pages() throws {
        let locales = try Checkout.locales()
        for code in ["ar", "en"] {
            for (name, page) in SamplePages(strings: locales.strings(code: code)).all(mode: .auto) {
                let checker = HTMLChecker(page.renderDocument())
                #expect(checker != nil, "\(name) in \(code)")
                #expect(checker?.attributes.contains { $0.name == "style" || $0.name.hasPrefix("on") } == false)
            }
        }
    }
}
