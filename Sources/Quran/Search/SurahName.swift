/// A name of a surah as it is compared.
struct SurahName: Hashable, Sendable {
    var key: [UInt8]
    var surah: Int
    /// Whether it says what the name means.
    var isMeaning: Bool
    /// A bit for each letter that occurs.
    var letters: UInt64

    /// `nil` where nothing of it is compared.
    init?(_ text: String, of surah: Int, isMeaning: Bool = false) {
        key = NameKey.joined(text)
        if key.isEmpty { return nil }
        self.surah = surah
        self.isMeaning = isMeaning
        letters = SearchShapes.letters(key)
    }
}
