/// A doubled noon or meem is held for two counts (Tuhfat al-Atfal).
extension TajweedScan {
    mutating func readGhunnah(_ i: Int) {
        let letter = letters[i]
        // A word begins doubled because of the letter before. If the two are not joined, nothing is doubled.
        if isWordStart(i) {
            guard i > breath.lowerBound, letter.gap == .space, let before = previousSounded(i) else { return }
            let marks = letters[before].marks
            if marks.has(.tanween) || letters[before].base == Letters.noon || letters[before].base == Letters.meem {
                return
            }
        }
        note(.ghunnah, letter.start, soundEnd(i), .doubled, i)
    }

    /// Returns the letter read before this one; `nil` at the beginning of the breath.
    func previousSounded(_ i: Int) -> Int? {
        var before = i - 1
        while before >= breath.lowerBound {
            if !isPassedOver(before) { return before }
            before -= 1
        }
        return nil
    }
}
