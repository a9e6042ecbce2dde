/// When ra is heavy and when light (al-Jazariyyah, the chapter of the ras; Hidayat al-Qari on ra).
extension TajweedScan {
    mutating func readRa(_ i: Int) {
        let letter = letters[i]
        if letter.marks.has(.imalah) { return note(.raLight, letter.start, letter.start + 1, .transmitted, i) }
        if i == last { return readRaAtStop(i) }
        if letter.marks.has([.fatha, .damma, .fathatan, .dammatan]) {
            return note(.raHeavy, letter.start, letter.start + 1, .ownOpen, i)
        }
        if letter.marks.has([.kasra, .kasratan]) {
            return note(.raLight, letter.start, letter.start + 1, .ownKasra, i)
        }
        if letter.marks.has(.sukun) { readStillRa(i) }
    }

    private mutating func readStillRa(_ i: Int) {
        let start = letters[i].start
        guard i > breath.lowerBound else { return }
        let before = letters[i - 1]
        if before.kind == .wasl || letters[i].gap != .none {
            return note(.raHeavy, start, start + 1, .passingKasra, i)
        }
        guard before.marks.has(.kasra) else { return note(.raHeavy, start, start + 1, .afterOpen, i) }
        if i + 1 < letters.count, letters[i + 1].gap == .none, Letters.isHeavy(letters[i + 1].base) {
            // A following heavy letter with a kasra of its own allows both (26:63).
            if letters[i + 1].marks.has([.kasra, .kasratan]) {
                return note(.raBoth, start, start + 1, .heavyWithKasra, i, i + 1)
            }
            return note(.raHeavy, start, start + 1, .heavyAfter, i, i + 1)
        }
        note(.raLight, start, start + 1, .afterKasra, i)
    }

    /// Reads a ra that is still because of a stop. What precedes it decides, ignoring a still letter in between.
    private mutating func readRaAtStop(_ i: Int) {
        let start = letters[i].start
        if letters[i].marks.has(.fathatan) { return note(.raHeavy, start, start + 1, .ownOpen, i) }
        guard i > breath.lowerBound, letters[i].gap == .none else { return }
        var before = i - 1
        if letters[before].kind == .ya, isLin(before) || isLong(before) {
            return note(.raLight, start, start + 1, .afterYa, i)
        }
        if letters[before].marks.has(.sukun), before > breath.lowerBound, letters[before].gap == .none {
            let between = before
            before -= 1
            if letters[before].marks.has(.kasra), Letters.isHeavy(letters[between].base) {
                return note(.raBoth, start, start + 1, .heavyBetween, i, between)
            }
        }
        if letters[before].marks.has(.kasra) { return note(.raLight, start, start + 1, .afterKasra, i) }
        note(.raHeavy, start, start + 1, .afterOpen, i)
    }
}
