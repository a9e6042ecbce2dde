/// The answers of the portable code to the rows of a table under `Tests/Vectors`, computed the same way natively and as
/// WebAssembly. Rows come and answers go as lines of UTF-8.
public enum VectorTable {
    /// Answers every row of a table, a line each; notes (lines that begin with `#`) and empty lines have no answer.
    public static func answers(_ table: String, to text: [UInt8]) -> [[UInt8]] {
        if table == "zones" { return ZoneVectors.answers(text) }
        if table == "planner/reorganise" { return ReorganiseVectors.answers(text) }
        if table.utf8.starts(with: "hifz/".utf8) { return HifzVectors.answers(table, text) }
        if table.utf8.starts(with: "recitation/".utf8) { return RecitationVectors.answers(text) }
        var answers: [[UInt8]] = []
        for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            var fields: [[UInt8]] = []
            for column in columns { fields.append(unescape(column)) }
            answers.append(escape(answer(table, to: fields)))
        }
        return answers
    }

    /// The answer to one row, whose columns are unescaped.
    private static func answer(_ table: String, to columns: [[UInt8]]) -> [UInt8] {
        if table.utf8.starts(with: "almanac/".utf8) { return [UInt8](almanac(table, columns).utf8) }
        switch (table, columns.count) {
        case ("json/reading", 3): return RecordsVectors.reading(columns[2])
        case ("records/hashing", 3):
            return RecordsVectors.hashing(String(decoding: columns[0], as: UTF8.self), columns[2])
        case ("records/merging", 3): return RecordsVectors.merging(columns[1], columns[2])
        case ("records/forms", 3): return RecordsVectors.form(columns[2])
        default: return [UInt8]("no such table or column".utf8)
        }
    }

    private static func almanac(_ table: String, _ columns: [[UInt8]]) -> String {
        var texts: [String] = []
        for column in columns { texts.append(String(decoding: column, as: UTF8.self)) }
        switch (table, columns.count) {
        case ("almanac/prayer-times", 8): return AlmanacVectors.times(texts)
        case ("almanac/prayer-rules", 10): return AlmanacVectors.rules(texts)
        case ("almanac/year", 2): return AlmanacVectors.year(latitude: texts[0], longitude: texts[1])
        case ("almanac/trigonometry", 3): return CalendarVectors.trigonometry(texts)
        case ("almanac/hijri", 4): return CalendarVectors.hijri(texts)
        case ("almanac/days", 3): return CalendarVectors.day(texts)
        case ("almanac/qibla", 3): return CalendarVectors.qibla(texts)
        case ("almanac/recurrence", 4): return RecurrenceVectors.dates(texts)
        default: return "no such table or column"
        }
    }

    /// The bytes that percent-encoded text stands for.
    private static func unescape(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let high = rest.popFirst(), let low = rest.popFirst() {
                bytes.append(value(of: high) << 4 | value(of: low))
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }

    private static func value(of digit: UInt8) -> UInt8 {
        digit < UInt8(ascii: "A") ? digit &- UInt8(ascii: "0") : digit &- UInt8(ascii: "A") &+ 10
    }

    /// Bytes as the tables have them: what is not visible ASCII, and the percent sign, is percent-encoded.
    private static func escape(_ bytes: [UInt8]) -> [UInt8] {
        let digits = [UInt8]("0123456789ABCDEF".utf8)
        var text: [UInt8] = []
        for byte in bytes {
            if (0x20...0x7E).contains(byte), byte != UInt8(ascii: "%") {
                text.append(byte)
            } else {
                text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return text
    }
}
