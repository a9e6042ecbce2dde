/// A letter of an Arabic word with those of its marks that affect spelling.
struct ArabicLetter {
    var scalar: UInt32
    var hasFatha = false
    var hasDamma = false
    var hasKasra = false
    var hasSukun = false
    var hasTanween = false
    var hasFathatan = false
    var hasShadda = false
    /// Whether it has a small alif above.
    var hasDagger = false
    /// Whether it has a hamza above, although it is not a letter with a hamza of its own.
    var hasHamza = false
    /// Whether it has a circle above, so that it is written but not spoken.
    var isSilent = false
    /// Whether it has a small seen above, which is read instead of the letter.
    var hasSeen = false
    /// A small waw, yeh or noon after it, which is spoken but not written in the Uthmani script.
    var small: UInt8 = 0

    /// Whether it has a vowel sign, a sukun or a tanween.
    var isVowelled: Bool { hasFatha || hasDamma || hasKasra || hasSukun || hasTanween }

    init(_ scalar: UInt32) { self.scalar = scalar }

    /// Returns the letters of a word in Tanzil's encoding or as people type it. Marks of other editions never occur
    /// here.
    @export(interface)
    static func letters(of word: [Unicode.Scalar]) -> [ArabicLetter] {
        var letters: [ArabicLetter] = []
        for scalar in word {
            switch scalar.value {
            case 0xFDF2: for part: UInt32 in [0x0627, 0x0644, 0x0644, 0x0647] { letters.append(ArabicLetter(part)) }
            case 0xFEF5...0xFEFC:
                letters.append(ArabicLetter(0x0644))
                letters.append(ArabicLetter([0x0622, 0x0623, 0x0625, 0x0627][Int(scalar.value - 0xFEF5) / 2]))
            case 0x0640: letters.append(ArabicLetter(0x0640))
            default:
                if SearchAlphabet.isMark(scalar.value) {
                    if !letters.isEmpty { letters[letters.count - 1].take(scalar.value) }
                } else {
                    letters.append(ArabicLetter(scalar.value))
                }
            }
        }
        return letters
    }

    private mutating func take(_ mark: UInt32) {
        switch mark {
        case 0x064E: hasFatha = true
        case 0x064F: hasDamma = true
        case 0x0650: hasKasra = true
        case 0x0652: hasSukun = true
        case 0x064B: (hasTanween, hasFathatan) = (true, true)
        case 0x064C, 0x064D: hasTanween = true
        case 0x0651: hasShadda = true
        case 0x0670: hasDagger = true
        case 0x0654, 0x0655: hasHamza = true
        case 0x06DF: isSilent = true
        case 0x06DC: hasSeen = scalar == 0x0635
        case 0x06E5: small = SearchAlphabet.waw
        case 0x06E6, 0x06E7: small = SearchAlphabet.yeh
        case 0x06E8: small = SearchAlphabet.noon
        default: break
        }
    }
}
