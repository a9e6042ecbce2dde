import TestSupport
import Testing

@testable import Server

/// The reader of calendar programs' XML: strict, and bounded whatever comes.
struct XMLTests {
    private func problem(_ text: String) -> XMLProblem? {
        do throws(XMLProblem) {
            _ = try XMLReader.read(Array(text.utf8))
            return nil
        } catch { return error }
    }

    @Test("namespaces, references, sections and comments are read as XML says")
    func reading() throws {
        let root = try XMLReader.read(
            Array(
                """
                \u{FEFF}<?xml version="1.0"?><!-- one --><D:a xmlns:D="DAV:" xmlns="urn:x" b='1&lt;&#65;' D:c="no">
                t&amp;<b/><![CDATA[<&]]><D:b xmlns:D="urn:y">\r\n</D:b></D:a>
                """.utf8))
        #expect(root.name == .dav("a") && root.attributes == ["b": "1<A"])
        #expect(
            root.text.trimmed == "t&<&" && root.children.map(\.name) == [XMLName("urn:x", "b"), XMLName("urn:y", "b")])
        #expect(root.children[1].text == "\n")
    }

    @Test("SY-049 no document type, so no entity grows and none names a file; depth and number are bounded")
    func bounds() {
        let bomb = """
            <?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><l>&b;</l>
            """
        #expect(problem(bomb) == .declaration)
        #expect(problem("<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>") == .declaration)
        #expect(problem("<a>&b;</a>") == .malformed && problem("<a>&#0;</a>") == .malformed)
        #expect(problem(String(repeating: "<a>", count: 100_000)) == .tooLarge)
        #expect(problem("<a>" + String(repeating: "<b/>", count: 30_000) + "</a>") == .tooLarge)
        let many = (0..<100).map { " a\($0)=\"\"" }.joined()
        #expect(problem("<a" + many + "/>") == .tooLarge)
    }

    @Test("what is not well-formed is refused")
    func malformed() {
        for text in [
            "", "a", "<a>", "<a></b>", "<a b=1/>", "<a b=\"1\" b=\"2\"/>", "<a:b/>", "<a/><b/>", "<a>\u{1}</a>",
            "<a b=\"<\"/>", "<a><!-- -- --></a>", "<1/>", "<a xmlns:x=\"\"/>", "<a", "</a>", "<a b=\"1\"c=\"2\"/>",
        ] { #expect(problem(text) == .malformed, "\(text)") }
        #expect(throws: XMLProblem.malformed) { try XMLReader.read([0x3C, 0x61, 0xFF, 0x2F, 0x3E]) }
    }

    @Test("what is written is read again as it was, whatever the text")
    func writing() throws {
        let text = "a<b>&\"'\r\n\t]]> é \u{1F600} قرآن"
        let root = XMLElement(
            .dav("x"),
            [XMLElement(.cal("y"), text: text, attributes: ["name": "\"<&>\r\n"]), XMLElement(XMLName("urn:z", "z"))])
        let read = try XMLReader.read(XMLWriter.bytes(root))
        #expect(read == root)
        #expect(XMLWriter.escaped("a\u{0}\u{FFFE}b") == "ab")
    }

    @Test("SY-049 whatever bytes come, the reader ends, and gives a tree or a refusal")
    func fuzz() {
        let seed = Array(
            """
            <?xml version="1.0" encoding="utf-8"?><C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
            <D:prop><D:getetag/><C:calendar-data/></D:prop><C:filter><C:comp-filter name="VCALENDAR">
            <C:comp-filter name="VTODO"><C:time-range start="20261121T000000Z"/></C:comp-filter></C:comp-filter>
            </C:filter></C:calendar-query>
            """.utf8)
        let pieces = ["<", ">", "&", "]]>", "<!--", "<![CDATA[", "<!", "<?", "\"", "xmlns:", "=", "</", "/>", "&#x41;"]
        var random = Generator(seed: 4791)
        var trees = 0
        for _ in 0..<30_000 {
            var bytes = seed
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                default: bytes.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: place)
                }
            }
            guard let root = try? XMLReader.read(bytes) else { continue }
            trees += 1
            _ = try? CalDAVFilter(root)
        }
        #expect(trees > 1_000)
    }
}
