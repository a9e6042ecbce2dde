import TestSupport
import Testing
import VectorRunner

/// The tables of `Tests/Vectors` that Records answers, natively. `Tests/Browser/test_vectors.py` gives the same tables to
/// the same code as WebAssembly and expects the same answers.
@Suite("Vectors of Records")
struct VectorTests {
    static let tables: [(name: String, expected: Int)] = [
        ("json/reading", 1), ("records/hashing", 1), ("records/merging", 0), ("records/forms", 1),
    ]

    @Test("SY-003 SY-004 every row has the expected answer", arguments: tables)
    func answers(name: String, expected: Int) throws {
        let rows = VectorFile.rows("\(name).tsv", columns: 3)
        let text = VectorFile.bytes("\(name).tsv")
        let answers = VectorTable.answers(name, to: text).map { String(decoding: $0, as: UTF8.self) }
        try #require(answers.count == rows.count)
        for (row, answer) in zip(rows, answers) { #expect(answer == row[expected], "\(name), \(row)") }
    }
}
