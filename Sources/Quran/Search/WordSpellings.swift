/// The spellings under which a word is known, so that a word of the Uthmani script and the same word as people or programs
/// write it today count as one: ٱلْعَـٰلَمِينَ and العالمين, ٱلصَّلَوٰةَ and الصلاة.
///
/// Marks don't count, nor do the seats of hamza; alifs count as far as both scripts write them (``ArabicSpelling``). A
/// word that isn't Arabic is compared letter by letter.
public struct WordSpellings: Hashable, Sendable {
    private let variants: [ArabicSpelling]
    /// Its letters in the first spelling, without alif and hamza.
    private let other: [UInt8]
    /// A bit for each key that a variant has, so that most words that differ are told apart at once.
    private let keys: UInt64
    /// A bit for each letter of the first spelling.
    private let letterSet: UInt64

    /// - Parameter word: a word with or without its marks, in Tanzil's encoding or as it is typed.
    public init(_ word: some Sequence<Unicode.Scalar>) {
        let scalars = Array(word)
        variants = ArabicSpelling.variants(of: ArabicLetter.today(ArabicLetter.letters(of: scalars)))
        other = variants.isEmpty ? FoldedWord.key(scalars) : []
        var keys: UInt64 = 0
        for variant in variants { keys |= Self.bit(variant.key) }
        self.keys = variants.isEmpty ? Self.bit(other) : keys
        var letterSet: UInt64 = 0
        for letter in variants.first?.key ?? other { letterSet |= 1 << UInt64(letter & 63) }
        self.letterSet = letterSet
    }

    /// Whether nothing of the word is left to compare.
    public var isEmpty: Bool { variants.isEmpty && other.isEmpty }

    /// The number of letters that count.
    public var letterCount: Int { letters.count }

    /// Whether both can be the same word.
    public func isSame(as word: WordSpellings) -> Bool {
        guard keys & word.keys != 0 else { return false }
        if variants.isEmpty || word.variants.isEmpty {
            return variants.isEmpty == word.variants.isEmpty && other == word.other
        }
        return variants.contains { own in word.variants.contains { Self.isSame(own, $0) } }
    }

    /// Whether both are the same word to an ear that doesn't tell ت from ط, ث and س from ص, ذ and ز from ظ, د from ض, ح from
    /// ه and ق from ك.
    public func soundsLike(_ word: WordSpellings) -> Bool {
        guard !variants.isEmpty, !word.variants.isEmpty else { return isSame(as: word) }
        return variants.contains { own in
            word.variants.contains { theirs in
                own.key.count == theirs.key.count && Self.isSame(Self.sounded(own), Self.sounded(theirs))
            }
        }
    }

    private static func sounded(_ spelling: ArabicSpelling) -> ArabicSpelling {
        var sounded = spelling
        sounded.key = spelling.key.map { sound($0) }
        return sounded
    }

    /// The letter that stands for those that sound near to it.
    private static func sound(_ letter: UInt8) -> UInt8 {
        switch letter {
        case SearchAlphabet.arabic(0x0637): SearchAlphabet.teh
        case SearchAlphabet.arabic(0x062B), SearchAlphabet.arabic(0x0635): SearchAlphabet.seen
        case SearchAlphabet.arabic(0x0632), SearchAlphabet.arabic(0x0638): SearchAlphabet.arabic(0x0630)
        case SearchAlphabet.arabic(0x0636): SearchAlphabet.arabic(0x062F)
        case SearchAlphabet.arabic(0x062D): SearchAlphabet.heh
        case SearchAlphabet.arabic(0x0642): SearchAlphabet.kaf
        default: letter
        }
    }

    /// How many letters only one of the two has: a quick measure of how little they have in common.
    public func unlikeness(to word: WordSpellings) -> Int { (letterSet ^ word.letterSet).nonzeroBitCount }

    /// How many letters at least are inserted, left out, changed or swapped between both, alifs and hamzas apart; `limit + 1`
    /// if there are more than the limit.
    public func distance(to word: WordSpellings, atMost limit: Int) -> Int {
        var least = limit + 1
        for own in keysOfVariants {
            for theirs in word.keysOfVariants where least > 0 {
                least = min(least, EditDistance.between(own, theirs, atMost: limit))
            }
        }
        return least
    }

    /// Whether this is the beginning of a word that goes on, as when somebody breaks off.
    public func isBeginning(of word: WordSpellings) -> Bool {
        keysOfVariants.contains { own in
            !own.isEmpty && word.keysOfVariants.contains { own.count < $0.count && $0.starts(with: own) }
        }
    }

    private var letters: [UInt8] { variants.first?.key ?? other }

    private var keysOfVariants: [[UInt8]] { variants.isEmpty ? [other] : variants.map { $0.key } }

    private static func isSame(_ a: ArabicSpelling, _ b: ArabicSpelling) -> Bool {
        guard a.key == b.key else { return false }
        for index in a.gaps.indices where !ArabicSpelling.overlap(a.gaps[index], b.gaps[index]) { return false }
        return true
    }

    private static func bit(_ key: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return 1 << (hash >> 58)
    }
}
