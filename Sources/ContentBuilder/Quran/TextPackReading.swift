import Foundation
import Quran
import Records

/// Reads the files of texts that accompany the Quran's.
struct TextPackReading {
    let source: TextPackSource
    /// The number of ayat in each surah.
    let counts: [Int]

    /// The texts of each surah's ayat, one line each.
    ///
    /// - Throws: ``ContentError`` that names the first missing or surplus ayah.
    func surahs(_ bench: Workbench) throws(ContentError) -> [[String]] {
        let read: [[String]]
        switch source.format {
        case .tanzilXML, .transliterationXML:
            read = try XMLTexts.surahs(source.part.read(bench), in: source.part.file)
        case .nested: read = try nested(source.part.read(bench))
        case .folder: read = try folder(bench)
        case .words: read = try words(source.part.read(bench))
        }
        let lines = read.map { $0.map { line(of: $0) } }
        guard lines.count == counts.count else { throw wrong("it has \(lines.count) surahs and not \(counts.count)") }
        for (index, (surah, count)) in zip(lines, counts).enumerated() {
            guard surah.count == count else {
                throw wrong("surah \(index + 1) has \(surah.count) ayat and not \(count)")
            }
            if let empty = surah.firstIndex(of: "") { throw wrong("\(index + 1):\(empty + 1) is empty") }
        }
        return lines
    }

    /// A single line without markup. Underlined letters of a transliteration get a combining line below instead
    /// (U+0332).
    private func line(of text: String) -> String {
        guard source.format != .words else { return text }
        var line = String.UnicodeScalarView()
        var tag: String?
        var isUnderlined = false
        for scalar in text.unicodeScalars {
            if let open = tag {
                tag = scalar == ">" ? nil : open + String(scalar)
                if scalar == ">" { isUnderlined = Self.isUnderlined(after: open, isUnderlined) }
            } else if scalar == "<" {
                tag = ""
            } else if scalar.properties.isWhitespace {
                if let last = line.last, last != " " { line.append(" ") }
            } else {
                line.append(scalar)
                if isUnderlined { line.append("\u{0332}") }
            }
        }
        if line.last == " " { line.removeLast() }
        return String(line)
    }

    private static func isUnderlined(after tag: String, _ before: Bool) -> Bool {
        switch tag.lowercased() {
        case "u": true
        case "/u": false
        default: before
        }
    }

    private func nested(_ bytes: [UInt8]) throws(ContentError) -> [[String]] {
        guard let all = try? JSONDecoder().decode([String: [String: [String: String]]].self, from: Data(bytes)),
            let texts = all[source.key]
        else { throw wrong("it holds no text “\(source.key)”") }
        return try counted { surah, ayah in texts[String(surah)]?[String(ayah)] }
    }

    private struct Row: Decodable {
        var number: Int
        var translation: String

        private enum CodingKeys: String, CodingKey {
            case number = "verse_id"
            case translation
        }
    }

    private func folder(_ bench: Workbench) throws(ContentError) -> [[String]] {
        let folder = try bench.store.folder(source.part.file, of: try bench.pin(source.part.package), tell: bench.tell)
        var texts: [Int: [Int: String]] = [:]
        for surah in 1...counts.count {
            let digits = String(repeating: "0", count: 3 - String(surah).count) + String(surah)
            let bytes = try Files.read(folder.appendingPathComponent("\(digits).json"))
            guard let rows = try? JSONDecoder().decode([Row].self, from: Data(bytes)) else {
                throw wrong("surah \(surah) is no list of ayat")
            }
            for row in rows { texts[surah, default: [:]][row.number] = row.translation }
        }
        return try counted { surah, ayah in texts[surah]?[ayah] }
    }

    /// The meanings of each ayah's words, separated by U+0009.
    private func words(_ bytes: [UInt8]) throws(ContentError) -> [[String]] {
        var rows = WordRows.rows(String(decoding: bytes, as: UTF8.self))[...]
        return try counted { surah, ayah in
            guard let row = rows.popFirst() else { return nil }
            var meanings: [String] = []
            for (index, cell) in row.enumerated() {
                let parts = cell.split(separator: "|", omittingEmptySubsequences: false)
                guard parts.count == 3 else { return nil }
                let meaning = parts[1].split { $0.isWhitespace }.joined(separator: " ")
                if source.splits.contains([surah, ayah, index + 1]), let space = meaning.firstIndex(of: " ") {
                    meanings += [String(meaning[..<space]), String(meaning[meaning.index(after: space)...])]
                } else {
                    meanings.append(meaning)
                }
            }
            return meanings.joined(separator: "\t")
        }
    }

    private func counted(_ text: (Int, Int) -> String?) throws(ContentError) -> [[String]] {
        var surahs: [[String]] = []
        for (index, count) in counts.enumerated() {
            var ayat: [String] = []
            for ayah in 1...count {
                guard let text = text(index + 1, ayah) else { throw wrong("\(index + 1):\(ayah) is missing") }
                ayat.append(text)
            }
            surahs.append(ayat)
        }
        return surahs
    }

    private func wrong(_ what: String) -> ContentError {
        ContentError(
            what, in: source.part.file, remedy: "Nothing was taken. Check the pin in Config/ContentConfig.json")
    }
}
