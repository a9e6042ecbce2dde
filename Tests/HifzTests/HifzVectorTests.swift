import Records
import TestSupport
import Testing
import VectorRunner

/// What the rules answered when the tables were written. Every host must give the same, to the bit.
@Suite("Memorisation in every host")
struct HifzVectorTests {
    @Test("the same reviews and the same files have the same answers", arguments: [("fsrs", 3), ("plans", 2)])
    func tables(name: String, columns: Int) throws {
        let rows = VectorFile.rows("hifz/\(name).tsv", columns: columns)
        #expect(rows.count > 20)
        let text = Shipped.json.bytes() + [UInt8(ascii: "\n")] + VectorFile.bytes("hifz/\(name).tsv")
        let answers = VectorTable.answers("hifz/\(name)", to: text)
        try #require(answers.count == rows.count)
        for (row, answer) in zip(rows, answers) {
            #expect(String(decoding: answer, as: UTF8.self) == row[columns - 1], "\(row)")
        }
    }
}
