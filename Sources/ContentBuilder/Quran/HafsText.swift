import Foundation

/// The King Fahd Complex's text by words, with the lines of its pages: `hafs.json` of the package quran-text.
struct HafsText: Decodable {
    /// All words in order, without signs.
    var words: [String]
    /// The first words of surahs, ayat, pages and lines, counted from 0.
    var surahStarts: [Int]
    var ayahStarts: [Int]
    var pageStarts: [Int]
    var lineStarts: [Int]
    /// The signs, each as the index of its word and of its row in ``markTypes``.
    var marks: [[Int]]
    var markTypes: [Mark]

    /// A sign and its position.
    struct Mark: Decodable {
        var kind: String
        /// `before`: separated by a space; `after`: attached.
        var side: String
        var sign: String
    }

    private enum CodingKeys: String, CodingKey {
        case words, marks
        case surahStarts = "surah_starts"
        case ayahStarts = "ayah_starts"
        case pageStarts = "page_starts"
        case lineStarts = "line_starts"
        case markTypes = "mark_types"
    }

    static func read(_ bytes: [UInt8], in file: String) throws(ContentError) -> HafsText {
        do {
            return try JSONDecoder().decode(HafsText.self, from: Data(bytes))
        } catch {
            throw ContentError(
                "the text has another form (\(error))", in: file,
                remedy: "Nothing was taken. Check the pin in Config/ContentConfig.json")
        }
    }

    /// The printed words: the words with their signs restored as the package describes.
    func printedWords() -> [String] {
        var printed = words
        for mark in marks
        where mark.count == 2 && words.indices.contains(mark[0]) && markTypes.indices.contains(mark[1]) {
            let type = markTypes[mark[1]]
            printed[mark[0]] =
                type.side == "before" ? "\(type.sign) \(printed[mark[0]])" : printed[mark[0]] + type.sign
        }
        return printed
    }

    /// The ayat of each surah, with their words joined by single spaces.
    func surahs(counts: [Int]) -> [[String]]? {
        guard ayahStarts.count == counts.reduce(0, +), ayahStarts.first == 0 else { return nil }
        let printed = printedWords()
        let ends = ayahStarts.dropFirst() + [words.count]
        let ayat = zip(ayahStarts, ends).map { $0 < $1 ? printed[$0..<$1].joined(separator: " ") : "" }
        guard !ayat.contains("") else { return nil }
        var surahs: [[String]] = []
        var first = 0
        for count in counts {
            surahs.append([String](ayat[first..<(first + count)]))
            first += count
        }
        return surahs
    }
}
