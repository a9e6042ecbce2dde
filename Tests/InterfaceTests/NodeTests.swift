import Interface
import TestSupport
import Testing

private func html(_ node: Node) -> String { String(decoding: node.render(), as: UTF8.self) }

@Suite struct NodeTests {
    @Test("elements, attributes and conditions render as written")
    func rendering() {
        let isOpen = true
        let names = ["ا", "ب"]
        let node = section(.class("card", "wide"), .id("inbox"), .hidden(false)) {
            h2 { "الوارد" }
            if isOpen {
                p {
                    "one"
                    " & two"
                }
            }
            ul { for name in names { li { name } } }
            br()
            input(.type("checkbox"), .checked(), .name("done"))
        }
        #expect(
            html(node) == """
                <section class="card wide" id="inbox"><h2>الوارد</h2><p>one &amp; two</p><ul><li>ا</li><li>ب</li></ul>\
                <br><input type="checkbox" checked name="done"></section>
                """)
    }

    @Test("class attributes of one element add up")
    func classes() {
        #expect(html(div(.class("a", ""), .id("x"), .class("b"))) == #"<div class="a b" id="x"></div>"#)
        #expect(html(div(.class(""))) == "<div></div>")
    }

    @Test("text in an attribute and in content is escaped, forbidden control characters are dropped")
    func escaping() {
        let text = "<&>\"'\u{0}\u{7}\u{85}\u{7F}é\t"
        #expect(
            html(p(.title(text)) { text }) == "<p title=\"&lt;&amp;&gt;&quot;&#39;é\t\">&lt;&amp;&gt;&quot;&#39;é\t</p>"
        )
    }

    @Test("whatever stands around a character, it is escaped as it is alone")
    func escapingAnywhere() {
        var generator = Generator(seed: 36)
        let scalars: [Unicode.Scalar] =
            (0..<0x101).compactMap { Unicode.Scalar($0 as UInt32) }
            + ["ا", "ٰ", "\u{07FF}", "\u{0800}", "ﷲ", "😀", "\u{1F082}"]
        func alone(_ scalar: Unicode.Scalar) -> String {
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            case "\t", "\n", "\r": String(scalar)
            default: scalar.properties.generalCategory == .control ? "" : String(scalar)
            }
        }
        for _ in 0..<4_000 {
            // Few kinds of characters, so that the same stand side by side and at every place of eight bytes.
            let few = (0..<generator.integer(in: 1...4)).compactMap { _ in generator.element(of: scalars) }
            var text = String.UnicodeScalarView()
            for _ in 0..<generator.integer(in: 0...40) { text.append(generator.element(of: few) ?? "a") }
            #expect(Array(html(.text(String(text))).utf8) == Array(text.map(alone).joined().utf8))
        }
    }

    @Test("a page of any length is whole, also where it outgrows the memory that it begins with")
    func length() {
        for count in [0, 1, 98_290, 98_300, 98_304, 98_305, 200_000, 1_000_000] {
            let text = String(repeating: "x", count: count)
            #expect(html(p { text }) == "<p>\(text)</p>")
            #expect(html(.group(Array(repeating: .text("ab"), count: count / 2))).utf8.count == count / 2 * 2)
        }
    }

    @Test("a text area keeps a first line break")
    func textareaBreak() {
        #expect(html(textarea("\nx")) == "<textarea>\n\nx</textarea>")
        #expect(html(textarea("</textarea>")) == "<textarea>&lt;/textarea&gt;</textarea>")
    }

    @Test(
        "links stay inside the app",
        arguments: [
            ("/tasks/1?x=1&y=2", "/tasks/1?x=1&y=2"), ("//evil.example/", "/evil.example/"),
            ("javascript:alert(1)", "/javascript:alert(1)"), ("/\\evil", "/evil"), ("/بحث", "/%D8%A8%D8%AD%D8%AB"),
            ("", "/"),
            ("/a\"b", "/a%22b"), ("/100%", "/100%25"), ("/%41", "/%41"),
        ])
    func links(path: String, expected: String) {
        #expect(Link(path: path).text == expected)
    }

    @Test("links made of segments encode every part")
    func segments() {
        #expect(Link(segments: []).text == "/")
        #expect(Link(segments: ["place"], query: [("q", "a b/مكة")]).text == "/place?q=a%20b%2F%D9%85%D9%83%D8%A9")
    }

    @Test(
        "measures are written without needless digits",
        arguments: [
            (Measure(1.6), "1.6"), (12, "12"), (Measure(hundredths: 5), "0.05"), (Measure(hundredths: -150), "-1.5"),
            (0, "0"),
            (Measure(hundredths: 1210), "12.1"), (Measure(hundredths: 1201), "12.01"),
        ] as [(Measure, String)])
    func measures(measure: Measure, text: String) {
        #expect(measure.text == text)
    }
}
