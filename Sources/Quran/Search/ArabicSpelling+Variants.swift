extension ArabicSpelling {
    /// Returns the possible spellings of a word, those nearest to modern spelling first, up to ``limit``.
    static func variants(of letters: [ArabicLetter]) -> [ArabicSpelling] {
        var variants = [ArabicSpelling()]
        let real = letters.indices
        for index in real { add(letters, index, to: &variants) }
        for index in variants.indices { variants[index].looseLastAlif() }
        addEndings(letters, to: &variants)
        var unique: [ArabicSpelling] = []
        for variant in variants where !variant.key.isEmpty && variant.key.count < 64 && !unique.contains(variant) {
            unique.append(variant)
        }
        return unique
    }

    /// The most spellings of a word.
    private static let limit = 12

    private static func add(_ letters: [ArabicLetter], _ index: Int, to variants: inout [ArabicSpelling]) {
        let letter = letters[index]
        let isLast = index == letters.count - 1
        switch letter.scalar {
        case 0x0627: alif(letter.isSilent ? 0 : 1, 1, &variants)
        case 0x0671: alif(1, 1, &variants)
        case 0x0623, 0x0625: alif(1, 1, hamza: true, &variants)
        case 0x0622: alif(1, 2, hamza: true, &variants)
        case 0x0621: alif(0, 1, hamza: true, &variants)
        case 0x0624: seat(SearchAlphabet.waw, &variants)
        case 0x0626: seat(SearchAlphabet.yeh, &variants)
        case 0x0640: if letter.hasHamza { hamzaWithoutSeat(letters, index, &variants) }
        default:
            let code = SearchAlphabet.arabic(letter.scalar)
            guard code != 0 else { return }
            let isSeat = (letter.scalar == 0x0648 || letter.scalar == 0x0649) && letter.hasDagger && !letter.isVowelled
            if isSeat {
                // ٱلصَّلَوٰةَ is written الصلاة in modern spelling, but the last letter of a word is kept, as in موسى.
                fork(&variants, first: isLast ? code : 0, second: isLast ? 0 : code)
                return
            }
            if letter.hasSeen {
                // بَصْۜطَةً is read, and now written, with a seen.
                fork(&variants, first: SearchAlphabet.seen, second: code)
            } else if letter.isSilent {
                fork(&variants, first: code, second: 0, alif: false)
            } else {
                self.letter(code, &variants)
            }
            if letter.hasHamza { alif(0, 1, hamza: true, &variants) }
            if letter.hasDagger { alif(0, 1, &variants) }
        }
        if letter.scalar == 0x0640, letter.hasDagger { alif(0, 1, &variants) }
        guard letter.small != 0 else { return }
        // The small letter after a pronoun's ha is never written in modern spelling.
        let isPronoun = isLast && letter.scalar == 0x0647
        if !isPronoun { fork(&variants, first: letter.small, second: 0, alif: false) }
    }

    private static func letter(_ code: UInt8, _ variants: inout [ArabicSpelling]) {
        for index in variants.indices { variants[index].append(code) }
    }

    private static func alif(
        _ least: UInt8, _ greatest: UInt8, hamza: Bool = false, _ variants: inout [ArabicSpelling]
    ) {
        for index in variants.indices {
            variants[index].appendAlif(least: least, greatest: greatest, hamza: hamza)
        }
    }

    /// Continues with two alternatives: with a letter, or with an alif (or nothing) in its place.
    private static func fork(
        _ variants: inout [ArabicSpelling], first: UInt8, second: UInt8, alif: Bool = true, hamza: Bool = false
    ) {
        var result: [ArabicSpelling] = []
        for code in [first, second] {
            for variant in variants where result.count < limit {
                var next = variant
                if code != 0 {
                    next.append(code)
                    if hamza { next.mark(ArabicSpelling.seat) }
                } else if alif {
                    next.appendAlif(least: hamza ? 0 : 1, greatest: 1, hamza: hamza)
                }
                result.append(next)
            }
        }
        variants = result
    }

    /// A hamza on waw or yeh. People also write only the seat, or put the hamza on another.
    private static func seat(_ code: UInt8, _ variants: inout [ArabicSpelling]) {
        fork(&variants, first: code, second: 0, hamza: true)
    }

    /// A hamza without a seat in the Uthmani script has one in modern spelling: that of the stronger vowel, its own or
    /// the previous one.
    private static func hamzaWithoutSeat(_ letters: [ArabicLetter], _ index: Int, _ variants: inout [ArabicSpelling]) {
        let letter = letters[index]
        let before = index > 0 ? letters[index - 1] : nil
        if letter.hasKasra || before?.hasKasra == true {
            seat(SearchAlphabet.yeh, &variants)
        } else if letter.hasDamma || before?.hasDamma == true {
            seat(SearchAlphabet.waw, &variants)
        } else {
            alif(0, 1, hamza: true, &variants)
        }
    }

    /// People write or omit an alif after a final waw (آمنوا, آمنو).
    private mutating func looseLastAlif() {
        guard key.last == SearchAlphabet.waw else { return }
        let last = gaps[gaps.count - 1]
        gaps[gaps.count - 1] = last & (Self.hamza | Self.seat) | max(Self.greatest(last), 1)
    }

    /// Whether a word of three letters ends with what is a yeh in modern spelling: رَءَا, نَـَٔا, and once each طَغَا
    /// and لَدَا.
    private static func isShortEndingInYeh(_ letters: [ArabicLetter]) -> Bool {
        let before = letters[letters.count - 2]
        if before.scalar == 0x0621 || (before.scalar == 0x0640 && before.hasHamza) { return true }
        let scalars = letters.map { $0.scalar }
        return scalars == [0x0637, 0x063A, 0x0627] || scalars == [0x0644, 0x062F, 0x0627]
    }

    /// Adds endings that can be spelled in two ways: رحمت and رحمة, تترا and تترى.
    private static func addEndings(_ letters: [ArabicLetter], to variants: inout [ArabicSpelling]) {
        guard letters.count > 2, let last = letters.last else { return }
        let first = variants
        if last.scalar == 0x062A {
            for variant in first where variant.key.count > 2 {
                var other = variant
                other.key[other.key.count - 1] = SearchAlphabet.heh
                variants.append(other)
            }
        }
        if last.scalar == 0x0627, !last.isSilent, !last.hasFathatan, letters.count > 3 || isShortEndingInYeh(letters),
            !letters[letters.count - 2].hasFathatan, letters[letters.count - 2].hasFatha
        {
            for variant in first {
                var other = variant
                let count = other.gaps.count
                let range = other.gaps[count - 1]
                let (least, greatest) = (ArabicSpelling.least(range), ArabicSpelling.greatest(range))
                guard greatest > 0 else { continue }
                other.gaps[count - 1] = (max(least, 1) - 1) << 4 | (greatest - 1)
                other.append(SearchAlphabet.yeh)
                variants.append(other)
            }
        }
    }
}
