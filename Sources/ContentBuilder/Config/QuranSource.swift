import Records

/// Where the Quran's text and all that is known of its parts come from.
struct QuranSource: Hashable, Sendable {
    /// Tanzil's Uthmani text.
    var text: QuranPart
    /// The King Fahd Complex's text with the lines of its pages.
    var mushaf: QuranPart
    /// Juz, quarters, rukus, manzils, prostrations.
    var divisions: QuranPart
    /// Names, places and order of revelation.
    var names: QuranPart
    /// Surahs whose Arabic name the source spells otherwise than printed mushafs.
    var nameCorrections: [Int: String]
    /// Starts of quarters that the source has elsewhere than the sign in both texts: the quarter's number, surah, ayah.
    var quarterCorrections: [[Int]]
    /// What may stand beside the text.
    var texts: [TextPackSource]

    init(_ reader: ConfigReader) throws(ConfigError) {
        text = try QuranPart(reader["text"])
        mushaf = try QuranPart(reader["mushaf"])
        divisions = try QuranPart(reader["divisions"])
        names = try QuranPart(reader["names"])
        nameCorrections = [:]
        for (name, value) in try reader["nameCorrections"].members() {
            guard let surah = Int(name), (1...114).contains(surah) else {
                throw value.error("a surah's number is expected")
            }
            nameCorrections[surah] = try value.text()
        }
        quarterCorrections = []
        for row in try reader["quarterCorrections"].elements() {
            var numbers: [Int] = []
            for number in try row.elements() { numbers.append(try number.integer(in: 1...300)) }
            guard numbers.count == 3 else { throw row.error("a quarter's number, a surah and an ayah are expected") }
            quarterCorrections.append(numbers)
        }
        texts = []
        for text in try reader["texts"].elements() { texts.append(try TextPackSource(text)) }
    }

    /// All of them.
    var parts: [QuranPart] { [text, mushaf, divisions, names] }
}
