/// What a stop does to the end of a word: the last letter becomes still, the madd before it is extended, a tanween with
/// fatha becomes an alif, and the madd of the pronoun is dropped (Tuhfat al-Atfal; Hidayat al-Qari on stopping).
extension TajweedScan {
    mutating func readStop() {
        guard let last else { return }
        let letter = letters[last]
        guard letter.kind == .consonant || letter.kind == .hamza || letter.marks.has(.sounded) else { return }
        if isOpening(last) || letter.marks.has(.maddah) { return }
        if letter.marks.has(.fathatan), letter.base != Letters.taMarbuta {
            let hasSeat = last + 1 < breath.upperBound && isTanweenSeat(last + 1)
            return note(
                .maddIwad, letter.tanween, hasSeat ? letters[last + 1].end : letter.tanween + 1, .stopAfterTanween, last
            )
        }
        readQalqalahAtStop(last)
        guard lengthens(last) else { return }
        let before = letters[last - 1]
        note(
            .maddStop, before.start, before.start + 1, isLin(last - 1) ? .stopAfterLin : .stopAfterMadd, last - 1, last)
    }

    /// Whether the last letter, becoming still, lengthens the one before it.
    func lengthens(_ last: Int) -> Bool {
        let letter = letters[last]
        guard last > breath.lowerBound, letter.gap == .none, !letter.marks.has(.shadda),
            !letter.marks.has(.fathatan) || letter.base == Letters.taMarbuta,
            // Only a letter with a vowel can become still.
            letter.marks.has(.vowels) || letter.marks.has(.tanween)
        else { return false }
        let before = letters[last - 1]
        return !before.marks.has(.maddah) && (isLong(last - 1) || isLin(last - 1))
    }
}
