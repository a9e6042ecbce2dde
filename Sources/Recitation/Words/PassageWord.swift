import Quran

/// A word of the text that is recited, at its place.
public struct PassageWord: Hashable, Sendable {
    /// The ayah that it belongs to.
    public let ayah: AyahReference
    /// Its number in the ayah, counted from 1.
    public let number: Int
    /// The word verbatim.
    public let text: String
    /// The spellings by which it is known when it is heard.
    public let spellings: WordSpellings

    /// A word of the text; its spellings are worked out.
    public init(ayah: AyahReference, number: Int, text: String) {
        self.ayah = ayah
        self.number = number
        self.text = text
        spellings = WordSpellings(text.unicodeScalars)
    }
}
