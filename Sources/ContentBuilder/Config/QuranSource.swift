import Records

/// The sources of the Quran's text and of the data about its parts.
struct QuranSource: Hashable, Sendable {
    /// Tanzil's Uthmani text.
    var text: QuranPart
    /// The King Fahd Complex's text with the lines of its pages.
    var mushaf: QuranPart
    /// Juz, quarters, rukus, manzils, prostrations.
    var divisions: QuranPart
    /// The names, places and order of revelation.
    var names: QuranPart
    /// The Arabic names of surahs that the source spells differently from printed mushafs.
    var nameCorrections: [Int: String]
    /// The starts of quarters where the source differs from the sign in both texts, as quarter, surah and ayah.
    var quarterCorrections: [[Int]]
    /// The texts that may accompany the Quran's.
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

    /// All parts.
    var parts: [QuranPart] { [text, mushaf, divisions, names] }
}
