import Almanac
import TestSupport
import Testing
import VectorRunner

/// The calendar's tables, answered natively by the code that `Tests/Browser/test_vectors.py` runs as WebAssembly.
@Suite struct CalendarVectorTests {
    @Test(
        "SY-003 Almanac vectors: trigonometry, Hijri dates, special days, recurrence rules and the Qibla are the same in every host",
        arguments: [
            ("almanac/trigonometry", 3, [2]), ("almanac/hijri", 4, [1, 2, 3]), ("almanac/days", 3, [2]),
            ("almanac/qibla", 3, [2]), ("almanac/recurrence", 4, [3]),
        ])
    func tables(name: String, columns: Int, expected: [Int]) throws {
        let rows = VectorFile.rows("\(name).tsv", columns: columns)
        let answers = VectorTable.answers(name, to: VectorFile.bytes("\(name).tsv"))
        try #require(answers.count == rows.count && rows.count > 200)
        for (row, answer) in zip(rows, answers) {
            let wanted = expected.map { row[$0] }.joined(separator: " ")
            #expect(String(decoding: answer, as: UTF8.self) == wanted, "\(name), \(row)")
        }
    }
}
