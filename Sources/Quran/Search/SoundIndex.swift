/// An approximate index of how the Quran sounds, for finding it by any Latin spelling: "alhamdulillah", "qul hu allahu
/// ahad".
///
/// It is made from the Arabic text itself rather than from a transliteration, with one byte for each consonant and the
/// vowel after it. Letters that Latin spellings don't distinguish are the same sound, and ا, ء, ع, و and ي have none.
/// The bytes are the magic `WQP1`, the number of ayat, the offset of each ayah (32 bits each, little-endian, with one
/// more for the end), and the sounds.
public struct SoundIndex: Sendable {
    let bytes: SearchBytes
    public let ayahCount: Int
    static let magic: [UInt8] = Array("WQP1".utf8)

    /// The bit for the beginning of a word.
    static let wordStart: UInt8 = 0x40
    /// The bit for a sound that is not always spoken: the n of a tanween, or a ta marbuta.
    static let optional: UInt8 = 0x80

    /// Opens an index; `nil` if the bytes are not one.
    public init?(_ section: [UInt8]) {
        guard section.starts(with: Self.magic) else { return nil }
        bytes = SearchBytes(section)
        ayahCount = bytes.number(at: 4)
        guard (0...1 << 14).contains(ayahCount), 12 + 4 * ayahCount <= section.count else { return nil }
    }

    func start(of ayah: Int) -> Int { bytes.number(at: 8 + 4 * ayah) }

    /// Returns the index's bytes; see ``SearchIndexWriter/arabic(_:)``.
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
