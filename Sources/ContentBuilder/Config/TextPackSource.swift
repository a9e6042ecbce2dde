import Records

/// A text that accompanies the Quran's ayah by ayah: a translation, word meanings or the transliteration.
struct TextPackSource: Hashable, Sendable {
    /// The pack's name: `quran-en-pickthall`.
    var pack: String
    /// The language's code.
    var language: String
    /// The translator, as the reader names them.
    var translator: String
    var part: QuranPart
    var format: Format
    /// The key of the text in a file with several; empty if there is only one.
    var key: String
    /// Whether it is built by default. Texts with terms of their own are not.
    var isDefault: Bool
    /// The words to split in two because the source writes one where the text has two, as surah, ayah and word from 1.
    var splits: [[Int]]

    /// The format of the file.
    enum Format: String, CaseIterable, Hashable, Sendable {
        /// Tanzil's XML: `sura` elements that contain `aya` elements.
        case tanzilXML = "tanzil-xml"
        /// The same with tags in the text that underline letters.
        case transliterationXML = "transliteration-xml"
        /// An object of languages, surahs and ayat.
        case nested = "nested-json"
        /// A folder with a file for each surah, which is a list of numbers and texts.
        case folder = "folder-json"
        /// A row for each ayah with a cell for each word.
        case words = "words-csv"
    }

    init(_ reader: ConfigReader) throws(ConfigError) {
        pack = try reader["pack"].text()
        language = try reader["language"].text()
        translator = reader.value["translator"]?.string ?? ""
        part = try QuranPart(reader)
        let name = try reader["format"].text()
        guard let format = Format(rawValue: name) else { throw try reader["format"].error("there is no such format") }
        self.format = format
        key = reader.value["key"] == nil ? "" : try reader["key"].text()
        isDefault = try reader["isDefault"].flag()
        splits = []
        guard reader.value["splits"] != nil else { return }
        for row in try reader["splits"].elements() {
            var numbers: [Int] = []
            for number in try row.elements() { numbers.append(try number.integer(in: 1...300)) }
            guard numbers.count == 3 else { throw row.error("a surah, an ayah and a word are expected") }
            splits.append(numbers)
        }
    }
}
