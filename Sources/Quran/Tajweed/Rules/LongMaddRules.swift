/// Madd that is longer than natural, which the wave marks: before a hamza in the same or the next word, or before a
/// still letter (Tuhfat al-Atfal; al-Jazariyyah, the chapter of madd).
extension TajweedScan {
    mutating func readLongMadd(_ i: Int) {
        let end = letters[i].end
        var next = i + 1
        while next < letters.count, letters[next].gap == .none, letters[next].marks.has(.silent) { next += 1 }
        guard next < letters.count, letters[next].gap == .none else { return readLongMaddAtEnd(i) }
        if letters[next].kind == .hamza {
            let isCall = isCall(i)
            note(
                isCall ? .maddSeparate : .maddConnected, letters[i].start, end, isCall ? .hamzaAfterCall : .hamzaInWord,
                i,
                next)
        } else if letters[next].marks.has(.sukun) {
            note(.maddNecessary, letters[i].start, end, .stillAfterMadd, i, next)
        } else {
            note(.maddNecessary, letters[i].start, end, .doubledAfterMadd, i, next)
        }
    }

    /// Reads a madd at the end of its word, which the hamza of the next word lengthens if reading continues.
    private mutating func readLongMaddAtEnd(_ i: Int) {
        let letter = letters[i]
        let isSmall = letter.kind == .smallWaw || letter.kind == .smallYa
        let isPronoun = isSmall && i > 0 && letters[i - 1].base == Letters.ha
        var start = letter.start
        if letter.kind == .smallAlif, i > 0, letters[i - 1].kind == .carrier { start = letters[i - 1].start }
        guard let next = following(i), letters[next].kind == .hamza else {
            if !isPronoun { note(.maddNatural, start, letter.end, .fullLetter, i) }
            return
        }
        note(.maddSeparate, start, letter.end, isPronoun ? .hamzaAfterPronoun : .hamzaNextWord, i, next)
    }

    /// Whether it is the alif of the vocative ya or the demonstrative ha, which is written together with the next word.
    /// They are two words in speech, so their madd is the separate one (Hidayat al-Qari on munfasil).
    private func isCall(_ i: Int) -> Bool {
        guard letters[i].kind == .smallAlif, i > 0 else { return false }
        let call = letters[i - 1]
        guard call.base == Letters.ya || call.base == Letters.ha, call.marks.has(.fatha), !call.marks.has(.shadda)
        else {
            return false
        }
        if isWordStart(i - 1) { return true }
        let prefix = letters[i - 2]
        return isWordStart(i - 2) && prefix.marks.has(.fatha)
            && (prefix.kind == .hamza || prefix.base == Letters.waw || prefix.base == 0x0641)
    }
}
