import Records
import TestSupport
import Testing

/// The texts of `Tests/Vectors/json/reading.tsv`, among them the situations that Nicolas Seriot's "Parsing JSON is a
/// Minefield" (2016) names: what must be taken, what must be refused, and, where RFC 8259 leaves the choice, what this
/// reader does: no lone surrogate, no number beyond `Double`, no byte order mark, no duplicate name.
@Suite("JSON conformance")
struct JSONConformanceTests {
    static let cases = VectorFile.rows("json/reading.tsv", columns: 3)

    @Test("SY-004 every published kind of text is taken or refused as it must be", arguments: cases)
    func verdict(row: VectorFile.Row) throws {
        let text = try row.bytes(2)
        switch row[0] {
        case "accept":
            let json = try JSON(reading: text)
            let canonical = json.bytes()
            #expect(canonical == (try row.bytes(1)), "\(row)")
            #expect(try JSON(reading: canonical) == json, "reading back \(row)")
            #expect(try JSON(reading: canonical).bytes() == canonical)
        case "refuse":
            do {
                _ = try JSON(reading: text)
                Issue.record("taken: \(row)")
            } catch {
                #expect(error.reason.rawValue == row[1], "\(row)")
                #expect((0...text.count).contains(error.offset))
                #expect(error.line >= 1 && error.column >= 1)
            }
        default: Issue.record("unknown verdict: \(row)")
        }
    }

    @Test("SY-004 the table holds at least 150 texts of either kind")
    func size() {
        #expect(Self.cases.count { $0[0] == "accept" } >= 120)
        #expect(Self.cases.count { $0[0] == "refuse" } >= 180)
    }

    @Test("SY-004 a hundred thousand opening brackets don't overflow the stack")
    func depth() {
        for opening in ["[", "{\"a\":", "[{\"\":"] {
            var text: [UInt8] = []
            for _ in 0..<100_000 { text += opening.utf8 }
            #expect(throws: JSONError.self) { try JSON(reading: text) }
        }
    }
}
