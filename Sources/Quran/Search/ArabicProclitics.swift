/// Removes proclitics from words of the Quran: و ف ب ك ل س أ, the vocative يا and the article.
///
/// The marks decide: a conjunction has a fatha, ب has a kasra, and an alif of connection after a letter begins the word
/// itself. If they leave it open, tables of words decide; see ``ArabicProclitics/own`` and ``ArabicProclitics/joined``.
enum ArabicProclitics {
    /// Returns what is left of a word after removing its proclitics one by one, with the article last.
    static func rests(of word: [ArabicLetter]) -> [[ArabicLetter]] {
        if begins(word, sonOfMother) { return partsOfSonOfMother }
        var rests: [[ArabicLetter]] = []
        var rest = word
        for _ in 0..<3 {
            if let (call, called) = call(rest) {
                rests += [call, called]
                break
            }
            guard let next = step(rest, isBehindConjunction: rests.count > 0) else { break }
            rests.append(next)
            rest = next
        }
        return rests
    }

    /// Returns a word without its article; `nil` if it has none.
    static func withoutArticle(_ word: [ArabicLetter]) -> [ArabicLetter]? {
        guard word.count > 3, word[0].scalar == 0x0671, word[1].scalar == 0x0644 else { return nil }
        return Array(word.dropFirst(2))
    }

    private static func step(_ word: [ArabicLetter], isBehindConjunction: Bool) -> [ArabicLetter]? {
        guard word.count > 2, isProclitic(word[0], isBehindConjunction),
            !word[0].hasShadda || word[0].scalar == 0x0644
        else { return nil }
        var rest = Array(word.dropFirst())
        if word[0].scalar == 0x0644, rest[0].scalar == 0x0644, beginsWithArticle(rest[...]) {
            // لِلنَّاسِ: the article's alif is not written.
            rest.insert(ArabicLetter(0x0671), at: 0)
            return rest
        }
        if rest[0].scalar == 0x0671 || (isProclitic(rest[0], false) && isBeforeArticle(rest)) { return rest }
        return isJoined(word, rest) ? rest : nil
    }

    /// Returns the vocative يا or the demonstrative ها, which the Uthmani script joins to the next word, and that word.
    private static func call(_ word: [ArabicLetter]) -> (call: [ArabicLetter], called: [ArabicLetter])? {
        guard word.count > 3, word[0].hasFatha, word[1].scalar == 0x0640, word[1].hasDagger, !word[1].hasHamza,
            // هَـٰٓأَنتُمْ is ها أنتم today; هَـٰذَا and هَـٰٓؤُلَآءِ stay one word.
            word[0].scalar == 0x064A || (word[0].scalar == 0x0647 && word[2].scalar == 0x0623)
        else { return nil }
        return ([word[0], ArabicLetter(0x0627)], Array(word.dropFirst(2)))
    }

    /// Whether letters begin with the article, whose alif is omitted after ل.
    private static func beginsWithArticle(_ letters: ArraySlice<ArabicLetter>) -> Bool {
        guard letters.count > 2, let first = letters.first else { return false }
        if first.scalar == 0x0671 { return true }
        let second = letters[letters.startIndex + 1]
        return first.scalar == 0x0644 && (first.hasShadda || first.hasSukun || (!first.isVowelled && second.hasShadda))
    }

    /// Whether the article follows a word's first letter.
    private static func isBeforeArticle(_ word: [ArabicLetter]) -> Bool {
        word.count > 2
            && (word[1].scalar == 0x0671 || (word[0].scalar == 0x0644 && beginsWithArticle(word.dropFirst())))
    }

    private static func isProclitic(_ letter: ArabicLetter, _ isBehindConjunction: Bool) -> Bool {
        switch letter.scalar {
        case 0x0648, 0x0641, 0x0643, 0x0633, 0x062A, 0x0623, 0x0621: letter.hasFatha && !letter.hasDagger
        case 0x0628: letter.hasKasra
        // فَلْيَعْمَلْ: the lam of a command is without a vowel after a conjunction.
        case 0x0644: letter.hasKasra || letter.hasFatha || (letter.hasSukun && isBehindConjunction)
        default: false
        }
    }

    /// Whether a word's first letter is a proclitic, if neither a vocative nor the article shows it.
    private static func isJoined(_ word: [ArabicLetter], _ rest: [ArabicLetter]) -> Bool {
        // A small alif after the first letter makes both a syllable of the word: فَـٰطِر, لَـٰكِن.
        if rest[0].scalar == 0x0640, !rest[0].hasHamza { return false }
        switch word[0].scalar {
        case 0x0648, 0x0641: return !beginsAny(word, of: own)
        case 0x0628, 0x0644:
            if word[0].hasSukun { return isPrefixOfPresent(rest[0]) }
            return !isPronoun(rest) && !beginsAny(word, of: own)
        case 0x0643: return beginsAny(word, of: joined)
        case 0x0633: return rest.count > 2 && isPrefixOfPresent(rest[0]) && !beginsAny(word, of: own)
        case 0x0623:
            return !beginsAny(word, of: own)
                && (isPrefixOfPresent(rest[0]) || isQuestioned(rest[0]) || beginsAny(word, of: joined))
        case 0x0621: return rest[0].scalar == 0x0623 || rest[0].scalar == 0x0625
        default: return false
        }
    }

    /// Whether a letter may begin a verb in the present tense: أ ن ي ت with a vowel.
    private static func isPrefixOfPresent(_ letter: ArabicLetter) -> Bool {
        guard letter.hasFatha || letter.hasDamma, !letter.hasShadda else { return false }
        switch letter.scalar {
        case 0x0623, 0x0646, 0x064A, 0x062A: return true
        case 0x0640: return letter.hasHamza
        default: return false
        }
    }

    /// Whether the letter after أ shows that it is the question particle: a conjunction, or another hamza.
    private static func isQuestioned(_ letter: ArabicLetter) -> Bool {
        switch letter.scalar {
        case 0x0648, 0x0641: letter.hasFatha && !letter.hasShadda
        case 0x0621: true
        default: false
        }
    }

    /// Whether what is left, as of بِهِمْ or لَكُمْ, is a pronoun, which is not a word of its own.
    private static func isPronoun(_ rest: [ArabicLetter]) -> Bool {
        let letters = rest.map { $0.scalar }
        for pronoun: [UInt32] in [
            [0x0643, 0x0645], [0x0643, 0x0645, 0x0627], [0x0647, 0x0645], [0x0647, 0x0645, 0x0627], [0x0647, 0x0627],
            [0x0647, 0x0646], [0x0643, 0x0646], [0x0646, 0x0627],
        ] where letters == pronoun { return true }
        return false
    }

    // MARK: Tables

    private static func beginsAny(_ word: [ArabicLetter], of table: [Beginning]) -> Bool {
        for beginning in table where begins(word, beginning) { return true }
        return false
    }

    /// Whether a word begins like an entry of a table: the same letters, doubled alike, with the vowels given in the
    /// entry.
    private static func begins(_ word: [ArabicLetter], _ beginning: Beginning) -> Bool {
        let letters = beginning.letters
        guard word.count >= letters.count, !beginning.isWhole || word.count == letters.count else { return false }
        for (mine, its) in zip(word, letters) {
            guard mine.scalar == its.scalar, mine.hasShadda == its.hasShadda else { return false }
            if its.isVowelled, !mine.hasVowels(of: its) { return false }
        }
        return true
    }

    /// The beginning of some words, or a whole word if it ends with a full stop.
    struct Beginning: Sendable {
        let letters: [ArabicLetter]
        let isWhole: Bool

        init(_ text: Substring) {
            isWhole = text.unicodeScalars.last == "."
            letters = ArabicLetter.letters(of: text.unicodeScalars.filter { $0 != "." })
        }
    }

    private static let sonOfMother = Beginning("يَبْنَؤُمَّ")
    /// يَبْنَؤُمَّ (20:94) is three words in modern spelling: يا ابن أم.
    private static let partsOfSonOfMother = ["ياابْنَ", "ٱبْنَ", "أُمَّ"].map {
        ArabicLetter.letters(of: Array($0.unicodeScalars))
    }
}

extension ArabicLetter {
    /// Whether it has the vowel, sukun or tanween of another letter, if that has one.
    fileprivate func hasVowels(of other: ArabicLetter) -> Bool {
        (!other.hasFatha || hasFatha) && (!other.hasDamma || hasDamma) && (!other.hasKasra || hasKasra)
            && (!other.hasSukun || hasSukun) && (!other.hasTanween || hasTanween)
    }
}
