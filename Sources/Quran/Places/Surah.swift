/// What is known of a surah besides its text (Tanzil's metadata).
public struct Surah: Hashable, Sendable {
    /// 1 to 114.
    public var number: Int
    /// How many ayat it has.
    public var ayahCount: Int
    /// The number of its first ayah, counted from 0 through the whole Quran.
    public var firstIndex: Int
    /// Its name without the word surah: البقرة.
    public var arabicName: String
    /// Its name in Latin letters: Al-Baqara.
    public var latinName: String
    /// Its name's meaning in English: The Cow.
    public var englishMeaning: String
    public var revelation: Revelation
    /// Its place in the order of revelation, 1 to 114.
    public var revelationOrder: Int
    /// How many rukus it has.
    public var rukuCount: Int

    public init(
        number: Int, ayahCount: Int, firstIndex: Int, arabicName: String, latinName: String, englishMeaning: String,
        revelation: Revelation, revelationOrder: Int, rukuCount: Int
    ) {
        self.number = number
        self.ayahCount = ayahCount
        self.firstIndex = firstIndex
        self.arabicName = arabicName
        self.latinName = latinName
        self.englishMeaning = englishMeaning
        self.revelation = revelation
        self.revelationOrder = revelationOrder
        self.rukuCount = rukuCount
    }

    /// Whether a basmala stands above it: not above al-Fatihah, whose first ayah it is, and not above at-Tawbah.
    public var hasBasmalaAbove: Bool { number != 1 && number != 9 }
}
