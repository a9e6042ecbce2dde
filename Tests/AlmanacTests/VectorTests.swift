import Almanac
import TestSupport
import Testing
import VectorRunner

/// What the Almanac answered when the tables were written. Every host must give the same, to the bit.
@Suite struct VectorTests {
    @Test("SY-003 Almanac vectors: trigonometry to the last bit")
    func trigonometry() throws {
        let rows = VectorFile.rows("almanac/trigonometry.tsv", columns: 3)
        #expect(rows.count >= 300)
        for row in rows {
            let argument = try Double(bitPattern: #require(UInt64(row[1], radix: 16)))
            let value: Double
            switch row[0] {
            case "sin": value = Trigonometry.sin(argument)
            case "cos": value = Trigonometry.cos(argument)
            case "tan": value = Trigonometry.tan(argument)
            case "asin": value = Trigonometry.asin(argument)
            case "acos": value = Trigonometry.acos(argument)
            default: value = Trigonometry.atan(argument)
            }
            #expect(String(value.bitPattern, radix: 16) == row[2], "\(row)")
        }
    }

    @Test(
        "SY-003 MZ-012 Almanac vectors: prayer times by every method and rule, and how they were found",
        arguments: [("almanac/prayer-times", 8, 6), ("almanac/prayer-rules", 10, 9)])
    func prayerTimes(table: String, columns: Int, expected: Int) throws {
        let rows = VectorFile.rows("\(table).tsv", columns: columns)
        #expect(rows.count >= 300)
        let answers = VectorTable.answers(table, to: VectorFile.bytes("\(table).tsv"))
        try #require(answers.count == rows.count)
        for (row, answer) in zip(rows, answers) {
            #expect(String(decoding: answer, as: UTF8.self) == row[expected], "\(row)")
        }
    }

    @Test("SY-003 Almanac vectors: Hijri dates")
    func hijri() throws {
        let rows = VectorFile.rows("almanac/hijri.tsv", columns: 4)
        #expect(rows.count >= 250)
        for row in rows {
            let date = try #require(CivilDate(row[0]))
            let hijri = try #require(HijriDate(date))
            #expect([hijri.year, hijri.month.rawValue, hijri.day] == row.columns[1...].map { Int($0) }, "\(row)")
        }
    }
}
