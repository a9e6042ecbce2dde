/// A name of a surah in the form in which it is compared.
struct SurahName: Hashable, Sendable {
    var key: [UInt8]
    var surah: Int
    /// Whether it is the meaning of the name.
    var isMeaning: Bool
    /// A bit for each letter that occurs.
    var letters: UInt64

    /// Creates a name; `nil` if nothing is left to compare.
    init?(_ text: String, of surah: Int, isMeaning: Bool = false) {
        key = NameKey.joined(text)
        if key.isEmpty { return nil }
        self.surah = surah
        self.isMeaning = isMeaning
        letters = SearchShapes.letters(key)
    }
}
