/// The sounds of vowelled words, for ``SoundIndex``.
enum ArabicSounds {
    static let b: UInt8 = 1, t: UInt8 = 2, s: UInt8 = 3, sh: UInt8 = 4, d: UInt8 = 5, j: UInt8 = 6, gh: UInt8 = 7
    static let h: UInt8 = 8, k: UInt8 = 9, r: UInt8 = 10, l: UInt8 = 11, m: UInt8 = 12, n: UInt8 = 13, f: UInt8 = 14
    static let a: UInt8 = 1, i: UInt8 = 2, u: UInt8 = 3

    /// Returns the words' sounds, with the first sound of each word marked. A word without sounds has a single empty
    /// one.
    static func sounds(of words: [[ArabicLetter]]) -> [UInt8] {
        var sounds: [UInt8] = []
        for word in words {
            let start = sounds.count
            for index in word.indices { add(word, index, start, &sounds) }
            if sounds.count == start { sounds.append(0) }
            sounds[start] |= SoundIndex.wordStart
        }
        return sounds
    }

    private static func add(_ word: [ArabicLetter], _ index: Int, _ start: Int, _ sounds: inout [UInt8]) {
        let letter = word[index]
        guard !letter.isSilent else { return }
        var vowel: UInt8 = letter.hasDamma ? u : letter.hasKasra ? i : letter.hasFatha || letter.hasDagger ? a : 0
        if letter.hasTanween { vowel = letter.hasFathatan ? a : i }
        let consonant = consonant(letter.scalar)
        let isArticle =
            letter.scalar == 0x0644 && !letter.isVowelled && index > 0 && word[index - 1].scalar == 0x0671
            && index + 1 < word.count && word[index + 1].hasShadda
        if consonant != 0, !isArticle {
            // A letter repeated after being heard without a vowel is heard only once, even across words.
            if let last = sounds.last, last & 0x3F == consonant {
                sounds[sounds.count - 1] = last | vowel << 4
            } else {
                sounds.append(consonant | vowel << 4 | (letter.scalar == 0x0629 ? SoundIndex.optional : 0))
            }
        }
        if letter.hasTanween { sounds.append(n | SoundIndex.optional) }
    }

    private static func consonant(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0x0628: b
        case 0x062A, 0x0637, 0x0629: t
        case 0x062B, 0x0633, 0x0635: s
        case 0x0634: sh
        case 0x062F, 0x0630, 0x0632, 0x0636, 0x0638: d
        case 0x062C: j
        case 0x063A: gh
        case 0x062D, 0x062E, 0x0647: h
        case 0x0642, 0x0643: k
        case 0x0631: r
        case 0x0644: l
        case 0x0645: m
        case 0x0646: n
        case 0x0641: f
        default: 0
        }
    }
}
