import Letters

/// A place name reduced to what people type, with one byte per letter, so that names and queries can be compared
/// bytewise.
///
/// Differences in case, Latin accents, vowel marks, apostrophes, a leading article (ال, or Al, El, Ar… before another
/// word), and the variants of alef, ya, ta marbuta and hamza are ignored. Letters that Persian and Urdu add to the
/// Arabic alphabet are folded into similar Arabic letters.
public struct FoldedName: Hashable, Sendable {
    /// `a`–`z`, `0`–`9`, single spaces between words, and Arabic letters as 0x80 plus their offset from U+0621.
    private(set) var bytes: [UInt8] = []
    /// The most bytes of a name or a query that are used.
    static let limit = 64
    static let space = UInt8(ascii: " ")

    /// Folds a name of the list.
    init(name: String) {
        self.init(name, articleNeeds: 2)
    }

    /// Folds what a person typed, in which an article counts as one as soon as a letter follows it.
    init(query: String) {
        self.init(query, articleNeeds: 1)
    }

    /// Folds any text as a whole, keeping articles and leaving letters of other scripts unchanged.
    public init(text: String) {
        for scalar in text.unicodeScalars {
            let count = bytes.count
            append(scalar.value)
            if count == bytes.count, scalar.value > 0x6FF, scalar.properties.isAlphabetic {
                bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        while bytes.last == Self.space { bytes.removeLast() }
    }

    private init(_ text: String, articleNeeds: Int) {
        for scalar in text.unicodeScalars {
            if bytes.count >= Self.limit { break }
            append(scalar.value)
        }
        while bytes.last == Self.space { bytes.removeLast() }
        dropArabicArticles(followedBy: articleNeeds)
        dropLatinArticle()
    }

    private mutating func append(_ scalar: UInt32) {
        switch scalar {
        case 0x30...0x39, 0x61...0x7A: bytes.append(UInt8(scalar))
        case 0x41...0x5A: bytes.append(UInt8(scalar + 0x20))
        case 0x27, 0x60, 0xB4, 0x2B0...0x36F, 0x2018...0x201B, 0x200B...0x200F, 0x2032: break
        case 0x09...0x0D, 0x20...0x7E, 0xA0, 0x2000...0x2015, 0x060C:
            if let last = bytes.last, last != Self.space { bytes.append(Self.space) }
        case 0x0660...0x0669: bytes.append(UInt8(scalar - 0x0660) + UInt8(ascii: "0"))
        case 0x06F0...0x06F9: bytes.append(UInt8(scalar - 0x06F0) + UInt8(ascii: "0"))
        case 0x0621...0x06D5:
            if let letter = ArabicLetters.folded(scalar) { bytes.append(letter) }
        default:
            guard let (first, second) = LatinLetters.plain(scalar) else { break }
            bytes.append(first)
            if second != 0 { bytes.append(second) }
        }
    }

    private mutating func dropArabicArticles(followedBy letters: Int) {
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if index == 0 || bytes[index - 1] == Self.space, hasArabicArticle(at: index, followedBy: letters) {
                index += 2
            }
            kept.append(bytes[index])
            index += 1
        }
        bytes = kept
    }

    private func hasArabicArticle(at index: Int, followedBy letters: Int) -> Bool {
        guard index + 1 + letters < bytes.count, bytes[index] == ArabicLetters.alef,
            bytes[index + 1] == ArabicLetters.lam
        else { return false }
        for next in (index + 2)..<(index + 2 + letters) where bytes[next] < 0x80 { return false }
        return true
    }

    private mutating func dropLatinArticle() {
        guard let end = bytes.firstIndex(of: Self.space), end >= 2, end <= 3, end + 1 < bytes.count else { return }
        let word = bytes[0..<end]
        for article in LatinArticles.words where article.elementsEqual(word) {
            bytes.removeSubrange(0...end)
            return
        }
    }
}
