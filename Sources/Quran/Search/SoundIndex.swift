/// How the Quran sounds, coarsely, so that it is found by any Latin spelling: "alhamdulillah", "qul hu allahu ahad".
///
/// It is made of the Arabic text itself, not of a transliteration: one byte for each consonant with the vowel behind it.
/// Letters that Latin spellings don't keep apart are one sound, and ا, ء, ع, و and ي are none. Magic `WQP1`, the number
/// of ayat, where each begins (32 bits each, little-endian, one more for the end), then the sounds.
public struct SoundIndex: Sendable {
    let bytes: SearchBytes
    public let ayahCount: Int
    static let magic: [UInt8] = Array("WQP1".utf8)

    /// A word begins here.
    static let wordStart: UInt8 = 0x40
    /// It is not always spoken: the n of a tanween, a ta marbuta.
    static let optional: UInt8 = 0x80

    /// Opens an index; `nil` where the bytes are none.
    public init?(_ section: [UInt8]) {
        guard section.starts(with: Self.magic) else { return nil }
        bytes = SearchBytes(section)
        ayahCount = bytes.number(at: 4)
        guard (0...1 << 14).contains(ayahCount), 12 + 4 * ayahCount <= section.count else { return nil }
    }

    func start(of ayah: Int) -> Int { bytes.number(at: 8 + 4 * ayah) }

    /// Makes the index's bytes; see ``SearchIndexWriter/arabic(_:)``.
    public static func bytes(_ ayat: [(text: String, left: Int)]) -> [UInt8] {
        var result = magic
        result.appendNumber(ayat.count)
        var body: [UInt8] = []
        let start = 12 + 4 * ayat.count
        for ayah in ayat {
            result.appendNumber(start + body.count)
            let words = TextWord.words(of: ayah.text).dropFirst(ayah.left).map { ArabicLetter.letters(of: $0.scalars) }
            body += ArabicSounds.sounds(of: words)
        }
        result.appendNumber(start + body.count)
        return result + body
    }
}
