/// A light stem: a word's letters without common prefixes and suffixes, and without alifs.
///
/// This is neither a root nor a lemma, because no source of those could be included. Search tries stems last.
enum ArabicStem {
    /// Returns the stem of a word as people type it or as it is in the text; `nil` if fewer than three letters are
    /// left.
    static func stem(_ letters: [ArabicLetter]) -> [UInt8]? {
        var word = codes(letters)
        word = withoutFront(word)
        word = withoutEnding(word)
        word = withoutEnding(word)
        word = word.filter { $0 != SearchAlphabet.alif }
        // فعيل and فعول are close to their فعل.
        if word.count == 4, word[2] == SearchAlphabet.yeh || word[2] == SearchAlphabet.waw { word.remove(at: 2) }
        return word.count >= 3 ? word : nil
    }

    private static func codes(_ letters: [ArabicLetter]) -> [UInt8] {
        var word: [UInt8] = []
        for letter in letters {
            let code: UInt8 =
                switch letter.scalar {
                case 0x0624, 0x0626, 0x0621: SearchAlphabet.alif
                case 0x0640: letter.hasHamza ? SearchAlphabet.alif : 0
                default: SearchAlphabet.arabic(letter.scalar)
                }
            if code != 0 { word.append(code) }
            if letter.hasDagger { word.append(SearchAlphabet.alif) }
        }
        return word
    }

    /// Returns the number of letters that count towards the minimum. Alifs don't count, because they are removed in the
    /// end.
    private static func weight(_ word: ArraySlice<UInt8>) -> Int { word.count { $0 != SearchAlphabet.alif } }

    private static func withoutFront(_ word: [UInt8]) -> [UInt8] {
        typealias A = SearchAlphabet
        var rest = word[...]
        func drop(_ fronts: [[UInt8]]) {
            for front in fronts where rest.starts(with: front) && weight(rest.dropFirst(front.count)) >= 3 {
                rest = rest.dropFirst(front.count)
                return
            }
        }
        drop([[A.waw], [A.feh]])
        drop([
            [A.alif, A.lam], [A.beh, A.alif, A.lam], [A.kaf, A.alif, A.lam], [A.lam, A.lam], [A.beh], [A.lam], [A.kaf],
            [A.seen],
        ])
        drop([[A.yeh], [A.teh], [A.noon]])
        return Array(rest)
    }

    private static func withoutEnding(_ word: [UInt8]) -> [UInt8] {
        for ending in endings where word.count > ending.count && word.suffix(ending.count).elementsEqual(ending) {
            let rest = word.dropLast(ending.count)
            if weight(rest) >= 3 { return Array(rest) }
        }
        return word
    }

    private static let endings: [[UInt8]] = {
        typealias A = SearchAlphabet
        return [
            [A.heh, A.meem, A.alif], [A.kaf, A.meem, A.alif], [A.heh, A.meem], [A.heh, A.noon], [A.kaf, A.meem],
            [A.kaf, A.noon], [A.noon, A.alif], [A.heh, A.alif], [A.waw, A.alif], [A.waw, A.noon], [A.yeh, A.noon],
            [A.alif, A.noon], [A.alif, A.teh], [A.teh, A.meem], [A.noon, A.yeh], [A.heh], [A.teh], [A.kaf], [A.yeh],
            [A.waw], [A.alif],
        ]
    }()
}
