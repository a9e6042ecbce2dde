import Quran
import Recitation
import Records

/// What becomes of recited words.
enum RecitationVectors {
    /// The first line is `RecitationConfig.json`; then come the rows.
    static func answers(_ text: [UInt8]) -> [[UInt8]] {
        var lines: [ArraySlice<UInt8>] = []
        for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            lines.append(line)
        }
        guard let first = lines.first, let json = try? JSON(reading: Array(first)),
            let config = try? RecitationConfig(json: json)
        else { return [[UInt8]("no configuration".utf8)] }
        var answers: [[UInt8]] = []
        for line in lines.dropFirst() {
            let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            var texts: [String] = []
            for column in columns { texts.append(String(decoding: column, as: UTF8.self)) }
            answers.append([UInt8]((texts.count == 6 ? classes(texts, config) : "no such column").utf8))
        }
        return answers
    }

    private static func classes(_ row: [String], _ config: RecitationConfig) -> String {
        guard let tolerance = Tolerance(name: row[1]) else { return "no such tolerance" }
        var ayat: [(reference: AyahReference, text: String)] = []
        for ayah in row[3].split(separator: "/") {
            ayat.append((AyahReference(surah: 1, ayah: ayat.count + 1), String(ayah)))
        }
        var heard: [HeardWord] = []
        var pause = 0
        for word in row[4].split(separator: " ") {
            if word.utf8.elementsEqual("~".utf8) {
                pause = config.rule(tolerance).pause
            } else {
                heard.append(HeardWord(String(word), pause: pause))
                pause = 0
            }
        }
        let isFinished = row[2].utf8.elementsEqual("finished".utf8)
        return WordAligner(Passage(ayat), config.rule(tolerance)).align(heard, isFinished: isFinished).letters
    }
}
