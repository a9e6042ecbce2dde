extension ArabicLetter {
    /// Returns the letters of a word of the Uthmani script in modern spelling, where that has other letters: ٱلَّيْل is
    /// الليل.
    ///
    /// This depends on marks that people seldom type, so typed words usually come back unchanged.
    static func today(_ letters: [ArabicLetter]) -> [ArabicLetter] {
        var word = letters
        doubleLam(&word)
        openCommand(&word)
        endWithYeh(&word)
        return word
    }

    /// ٱلَّيْل and ٱلَّـٰتِى have two lams in modern spelling; ٱلَّذِى, ٱلَّتِى and ٱلَّذِينَ have one.
    private static func doubleLam(_ word: inout [ArabicLetter]) {
        guard let wasl = word.firstIndex(where: { $0.scalar == 0x0671 }), wasl + 2 < word.count,
            word[wasl + 1].scalar == 0x0644, word[wasl + 1].hasShadda
        else { return }
        let next = word[wasl + 2]
        let isOne = next.scalar == 0x0644 || ((next.scalar == 0x0630 || next.scalar == 0x062A) && next.hasKasra)
        if !isOne { word.insert(ArabicLetter(0x0644), at: wasl + 1) }
    }

    /// The alif of connection is omitted in وَسْـَٔلْ, which is واسأل in modern spelling, and in لْـَٔيْكَة, which is
    /// الأيكة.
    private static func openCommand(_ word: inout [ArabicLetter]) {
        guard word.count > 3 else { return }
        let isConjunction = (word[0].scalar == 0x0648 || word[0].scalar == 0x0641) && word[0].hasFatha
        if isConjunction, word[1].scalar == 0x0633, word[1].hasSukun, word[2].scalar == 0x0640, word[2].hasHamza {
            word.insert(ArabicLetter(0x0671), at: 1)
        } else if word[0].scalar == 0x0644, word[0].hasSukun, word[1].scalar == 0x0640, word[1].hasHamza {
            word.insert(ArabicLetter(0x0671), at: 0)
        }
    }

    /// يُحْىِ is يحيي in modern spelling.
    private static func endWithYeh(_ word: inout [ArabicLetter]) {
        guard word.count > 2, let last = word.last, last.scalar == 0x0649, last.hasKasra, last.small == 0 else {
            return
        }
        let before = word[word.count - 2]
        if before.scalar == 0x062D, before.hasSukun { word[word.count - 1].small = SearchAlphabet.yeh }
    }
}
