import Letters

/// The sounds of Arabic written in Latin letters, however people transcribe it.
enum LatinSounds {
    /// A consonant, with a bit for each sound it may be and the vowels that may follow.
    struct Sound: Hashable {
        var consonants: UInt16
        var vowels: UInt8 = 0
        /// Whether it is a final h, which a ta marbuta may or may not have.
        var isOptional = false
    }

    static func sounds(of text: String) -> [Sound] {
        var sounds: [Sound] = []
        var isAfterArticle = false
        for word in TextWord.words(of: text) {
            let letters = Self.letters(word.scalars)
            // "al rahman": the l of the article is silent before r, s, t, n and similar letters.
            if isAfterArticle, let first = letters.first, vowels(first) == 0,
                consonant(first, letters.count > 1 ? letters[1] : 0).0 & sunLetters != 0
            {
                sounds.removeLast()
            }
            let start = sounds.count
            add(letters, to: &sounds)
            isAfterArticle =
                letters.count == 2 && letters[1] == UInt8(ascii: "l") && sounds.count == start + 1
                && vowels(letters[0]) != 0
        }
        return sounds
    }

    /// Whether a text has at least one vowel for every five letters, as anything pronounceable does. "zzzxq" doesn't.
    static func isSpoken(_ text: String) -> Bool {
        var count = 0
        var spoken = 0
        for word in TextWord.words(of: text) {
            for letter in letters(word.scalars) {
                count += 1
                if vowels(letter) != 0 { spoken += 1 }
            }
        }
        return spoken * 5 >= count
    }

    private static func letters(_ scalars: [Unicode.Scalar]) -> [UInt8] {
        var letters: [UInt8] = []
        for scalar in scalars {
            switch scalar.value {
            case 0x15E, 0x15F: letters += Array("sh".utf8)
            case 0x11E, 0x11F: letters += Array("gh".utf8)
            default:
                guard let (first, second) = LatinLetters.plain(scalar.value) else { continue }
                letters.append(first)
                if second != 0 { letters.append(second) }
            }
        }
        return letters
    }

    private static func add(_ word: [UInt8], to sounds: inout [Sound]) {
        var index = 0
        let start = sounds.count
        while index < word.count {
            let next = index + 1 < word.count ? word[index + 1] : 0
            let vowels = Self.vowels(word[index])
            if vowels != 0 {
                if !sounds.isEmpty, sounds.count > start { sounds[sounds.count - 1].vowels |= vowels }
                index += 1
                continue
            }
            let (consonants, length) = consonant(word[index], next)
            index += length
            guard consonants != 0 else { continue }
            // A doubled letter counts once, and the l of the article is silent before r, s, t, n and similar letters.
            if let last = sounds.last, last.vowels == 0, last.consonants == consonants { continue }
            if sounds.count == start + 1, sounds[start].consonants == bit(ArabicSounds.l), sounds[start].vowels == 0,
                consonants & sunLetters != 0, word.count > 3
            {
                sounds.removeLast()
            }
            sounds.append(Sound(consonants: consonants))
        }
        if word.last == UInt8(ascii: "h"), sounds.count > start,
            sounds[sounds.count - 1].consonants == bit(ArabicSounds.h)
        {
            sounds[sounds.count - 1].isOptional = true
        }
    }

    private static let sunLetters =
        bit(ArabicSounds.t) | bit(ArabicSounds.s) | bit(ArabicSounds.sh) | bit(ArabicSounds.d) | bit(ArabicSounds.r)
        | bit(ArabicSounds.n) | bit(ArabicSounds.l)

    static func bit(_ consonant: UInt8) -> UInt16 { 1 << UInt16(consonant) }

    private static func vowels(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "a"): 1 << ArabicSounds.a
        case UInt8(ascii: "e"): 1 << ArabicSounds.a | 1 << ArabicSounds.i
        case UInt8(ascii: "i"): 1 << ArabicSounds.i
        case UInt8(ascii: "o"): 1 << ArabicSounds.u | 1 << ArabicSounds.a
        case UInt8(ascii: "u"): 1 << ArabicSounds.u | 1 << ArabicSounds.i
        default: 0
        }
    }

    private static func consonant(_ letter: UInt8, _ next: UInt8) -> (UInt16, Int) {
        typealias S = ArabicSounds
        let isH = next == UInt8(ascii: "h")
        switch letter {
        case UInt8(ascii: "b"), UInt8(ascii: "p"): return (bit(S.b), 1)
        case UInt8(ascii: "t"):
            if isH { return (bit(S.s) | bit(S.d) | bit(S.t), 2) }
            if next == UInt8(ascii: "s") { return (bit(S.s), 2) }
            return (bit(S.t), 1)
        case UInt8(ascii: "s"):
            return isH || next == UInt8(ascii: "y") ? (bit(S.sh) | bit(S.s), 2) : (bit(S.s), 1)
        case UInt8(ascii: "d"):
            if next == UInt8(ascii: "j") { return (bit(S.j), 2) }
            return (bit(S.d), isH || next == UInt8(ascii: "z") ? 2 : 1)
        case UInt8(ascii: "z"): return (bit(S.d), isH ? 2 : 1)
        case UInt8(ascii: "j"): return (bit(S.j), 1)
        case UInt8(ascii: "c"): return isH ? (bit(S.sh), 2) : (bit(S.j) | bit(S.k), 1)
        case UInt8(ascii: "g"): return isH ? (bit(S.gh), 2) : (bit(S.gh) | bit(S.j), 1)
        case UInt8(ascii: "k"): return isH ? (bit(S.h), 2) : (bit(S.k), 1)
        case UInt8(ascii: "q"): return (bit(S.k), 1)
        case UInt8(ascii: "h"), UInt8(ascii: "x"): return (bit(S.h), 1)
        case UInt8(ascii: "r"): return (bit(S.r), 1)
        case UInt8(ascii: "l"): return (bit(S.l), 1)
        case UInt8(ascii: "m"): return (bit(S.m), 1)
        case UInt8(ascii: "n"): return (bit(S.n), 1)
        case UInt8(ascii: "f"): return (bit(S.f), 1)
        default: return (0, 1)
        }
    }
}
