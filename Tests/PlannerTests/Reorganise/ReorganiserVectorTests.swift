import Foundation
import Records
import TestSupport
import Testing
import VectorRunner

/// What the reorganiser answered when the table was written. Every host must give the same.
@Suite struct ReorganiserVectorTests {
    /// A configuration file on one line.
    func line(_ name: String) throws -> [UInt8] {
        var folder = URL(filePath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        let json = try JSON(reading: [UInt8](Data(contentsOf: folder.appending(path: "Config/\(name).json"))))
        return json.bytes() + [UInt8(ascii: "\n")]
    }

    @Test("MZ-086 SY-003 the same days get the same plans in every host")
    func plans() throws {
        let rows = VectorFile.rows("planner/reorganise.tsv", columns: 4)
        #expect(rows.count >= 300)
        let text = try line("PlannerConfig") + line("PrayerConfig") + VectorFile.bytes("planner/reorganise.tsv")
        let answers = VectorTable.answers("planner/reorganise", to: text)
        try #require(answers.count == rows.count)
        for (row, answer) in zip(rows, answers) {
            #expect(String(decoding: answer, as: UTF8.self) == row[3], "\(row)")
        }
    }
}
