/// Takes from a word of the Quran what is written in front of it as one: و ف ب ك ل س أ and the article.
///
/// The marks decide: a conjunction has a fatha, ب a kasra, and an alif of connection behind a letter begins the word itself.
struct ArabicProclitics {
    /// The words that stand alone somewhere, by ``bare(_:)``: what is left of another word may be one of them.
    private let known: Set<[UInt32]>

    init(words: [[ArabicLetter]]) {
        var known: Set<[UInt32]> = []
        for word in words { known.insert(Self.bare(word)) }
        self.known = known
    }

    /// What is left of a word, without one more letter each time; the article last.
    func rests(of word: [ArabicLetter]) -> [[ArabicLetter]] {
        var rests: [[ArabicLetter]] = []
        var rest = word
        for _ in 0..<3 {
            guard let next = step(rest) else { break }
            rests.append(next)
            rest = next
        }
        return rests
    }

    /// What is left of a word without its article; `nil` where it has none.
    static func withoutArticle(_ word: [ArabicLetter]) -> [ArabicLetter]? {
        guard word.count > 3, word[0].scalar == 0x0671, word[1].scalar == 0x0644 else { return nil }
        return Array(word.dropFirst(2))
    }

    private func step(_ word: [ArabicLetter]) -> [ArabicLetter]? {
        guard word.count > 2, isProclitic(word[0]), !word[0].hasShadda || word[0].scalar == 0x0644 else { return nil }
        var rest = Array(word.dropFirst())
        if word[0].scalar == 0x0644, rest[0].scalar == 0x0644, beginsWithArticle(rest[...]) {
            // لِلنَّاسِ: the article's alif is not written.
            rest.insert(ArabicLetter(0x0671), at: 0)
            return rest
        }
        if rest[0].scalar == 0x0671 || (isProclitic(rest[0]) && beginsWithArticle(rest.dropFirst())) { return rest }
        return rest.count > 1 && known.contains(Self.bare(rest)) ? rest : nil
    }

    /// Whether letters begin with the article, whose alif is left away behind ل.
    private func beginsWithArticle(_ letters: ArraySlice<ArabicLetter>) -> Bool {
        guard letters.count > 2, let first = letters.first else { return false }
        if first.scalar == 0x0671 { return true }
        let second = letters[letters.startIndex + 1]
        return first.scalar == 0x0644 && (first.hasShadda || first.hasSukun || (!first.isVowelled && second.hasShadda))
    }

    private func isProclitic(_ letter: ArabicLetter) -> Bool {
        switch letter.scalar {
        case 0x0648, 0x0641, 0x0643, 0x0633, 0x062A, 0x0623: letter.hasFatha
        case 0x0628: letter.hasKasra
        case 0x0644: letter.hasKasra || letter.hasFatha
        default: false
        }
    }

    /// A word's letters and vowels without what changes by its place in the sentence: a doubled first letter, the last vowel.
    private static func bare(_ word: [ArabicLetter]) -> [UInt32] {
        var bare: [UInt32] = []
        for (index, letter) in word.enumerated() where letter.scalar != 0x0640 || letter.hasHamza {
            var value = letter.scalar << 8
            if letter.hasDagger { value |= 1 }
            if letter.hasShadda, index > 0 { value |= 2 }
            if index < word.count - 1 {
                if letter.hasFatha { value |= 4 }
                if letter.hasDamma { value |= 8 }
                if letter.hasKasra { value |= 16 }
            }
            bare.append(value)
        }
        return bare
    }
}
