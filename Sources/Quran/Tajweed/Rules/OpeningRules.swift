/// The letters that open surahs are read by their names, some with six counts, some with two, and ʿayn with four or
/// six. Where the end of a name meets the next name, the rule for these letters applies (Tuhfat al-Atfal).
extension TajweedScan {
    /// Whether a word consists of letters read by name: without a single mark, or with the wave on a letter that can't
    /// be long.
    func isOpening(_ i: Int) -> Bool {
        guard letters[i].isBare, letters[i].kind == .consonant else { return false }
        var first = i
        while first > 0, letters[first].gap == .none { first -= 1 }
        // They occur only in the opening verse of a surah, as its first word.
        guard first == breath.lowerBound else { return false }
        var at = first
        repeat {
            guard letters[at].isBare else { return false }
            at += 1
        } while at < letters.count && letters[at].gap == .none
        return at > first + 1
    }

    mutating func readOpening(_ i: Int) {
        let letter = letters[i]
        guard letter.marks.has(.maddah) else {
            // The name of ra is read with a fatha, so it is heavy (al-Jazariyyah, the chapter of the ras).
            if letter.base == Letters.ra { note(.raHeavy, letter.start, letter.start + 1, .letterNameOpen, i) }
            return note(.maddNatural, letter.start, letter.end, .letterNameShort, i)
        }
        note(.maddNecessary, letter.start, letter.end, letter.base == Letters.ayn ? .letterNameLin : .letterName, i)
        // The name of sad ends with a dal, which is still.
        if letter.base == 0x0635 {
            note(.qalqalah, letter.start, letter.end, i == last ? .stop : .still, i)
        }
        guard i + 1 < breath.upperBound, letters[i + 1].gap == .none else { return }
        let next = letters[i + 1].base
        switch letter.base {
        case Letters.lam where next == Letters.meem:
            note(.idghamShafawi, letter.start, letter.end, .letterNameBefore, i, i + 1)
        case 0x0633 where next == Letters.meem:
            note(.idghamGhunnah, letter.start, letter.end, .letterNameBefore, i, i + 1)
        case Letters.ayn where Letters.isIkhfa(next), 0x0633 where Letters.isIkhfa(next):
            note(.ikhfa, letter.start, letter.end, .letterNameBefore, i, i + 1)
        default: break
        }
    }
}
