import Records
import TestSupport
import Testing
import VectorRunner

/// Recitations whose classes follow from how they were made; every host gives the same.
@Suite("The aligner's vectors")
struct AlignmentVectorTests {
    @Test("each row has the classes that it was made with, in nine kinds of at least 30")
    func table() throws {
        let rows = VectorFile.rows("recitation/alignment.tsv", columns: 6)
        let counts = rows.reduce(into: [:]) { $0[$1[0], default: 0] += 1 }
        #expect(rows.count >= 200 && counts.values.allSatisfy { $0 >= 30 } && counts.count == 9, "\(counts)")
        let text = Shipped.json.bytes() + [UInt8(ascii: "\n")] + VectorFile.bytes("recitation/alignment.tsv")
        let answers = VectorTable.answers("recitation/alignment", to: text)
        try #require(answers.count == rows.count)
        for (row, answer) in zip(rows, answers) {
            #expect(String(decoding: answer, as: UTF8.self) == row[5], "\(row)")
        }
    }
}
