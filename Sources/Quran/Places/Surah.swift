/// The facts about a surah besides its text (Tanzil's metadata).
public struct Surah: Hashable, Sendable {
    /// 1 to 114.
    public var number: Int
    /// The number of its ayat.
    public var ayahCount: Int
    /// The position of its first ayah in the whole Quran, counted from 0.
    public var firstIndex: Int
    /// Its name without the word surah: البقرة.
    public var arabicName: String
    /// Its name in Latin letters: Al-Baqara.
    public var latinName: String
    /// The meaning of its name in English: The Cow.
    public var englishMeaning: String
    public var revelation: Revelation
    /// Its place in the order of revelation, 1 to 114.
    public var revelationOrder: Int
    /// The number of its rukus.
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

    /// Whether there is a basmala above it. Al-Fatihah has it as its first ayah, and at-Tawbah has none.
    public var hasBasmalaAbove: Bool { number != 1 && number != 9 }
}

/// Where a surah was revealed, by the traditional division. The raw value is stored in the pack.
public enum Revelation: String, Hashable, Sendable {
    case meccan
    case medinan
}
