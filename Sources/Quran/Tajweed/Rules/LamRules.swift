/// The lam of the article before sun letters and moon letters (Tuhfat al-Atfal), and the lam of God's name, which is
/// heavy after an open vowel and light after kasra (al-Jazariyyah, the chapter of the lams).
extension TajweedScan {
    mutating func readLam(_ i: Int) {
        let letter = letters[i]
        if isNameLam(i) { return readNameLam(i) }
        guard i + 1 < breath.upperBound, isArticle(i) else { return }
        let next = letters[i + 1]
        if letter.isBare, next.marks.has(.shadda), next.gap == .none, !isNameLam(i + 1) {
            note(.lamShamsiyyah, letter.start, letter.start + 1, .sunLetter, i, i + 1)
        } else if letter.marks.has(.sukun), next.gap == .none, next.kind == .hamza || Letters.isMoon(next.base) {
            note(.lamQamariyyah, letter.start, letter.end, .moonLetter, i, i + 1)
        }
    }

    /// Whether a lam is that of the article: after hamzat al-wasl, after the alif of a question (10:59), or after the
    /// lam of "for" or of emphasis, which replaces the alif.
    func isArticle(_ i: Int) -> Bool {
        let letter = letters[i]
        guard letter.base == Letters.lam, letter.gap == .none, i > 0 else { return false }
        let before = letters[i - 1]
        if before.kind == .wasl { return true }
        if before.kind == .alif, before.marks.has(.maddah), i > 1, letters[i - 2].kind == .hamza, isWordStart(i - 2) {
            return true
        }
        guard before.base == Letters.lam, before.marks.has([.kasra, .fatha]), !before.marks.has(.sukun) else {
            return false
        }
        // A lam that is read is that of the article only directly after this prefix. In a verb two lams meet further
        // on.
        return letter.isBare || letter.marks.has(.sukun) && (isWordStart(i - 1) || isWordStart(i - 2))
    }

    /// Whether it is the doubled lam of God's name: it follows a lam, and is followed by a ha with its vowel and then
    /// by the end of the word or the doubled meem of the vocative.
    func isNameLam(_ i: Int) -> Bool {
        let letter = letters[i]
        guard letter.base == Letters.lam, letter.marks.has(.shadda), letter.marks.has(.fatha), i > 0,
            i + 1 < letters.count,
            letter.gap == .none, letters[i - 1].base == Letters.lam,
            letters[i + 1].base == Letters.ha, letters[i + 1].gap == .none, letters[i + 1].marks.has(.vowels)
        else { return false }
        return isWordEnd(i + 1)
            || letters[i + 2].base == Letters.meem && letters[i + 2].marks.has(.shadda) && isWordEnd(i + 2)
    }

    private mutating func readNameLam(_ i: Int) {
        let letter = letters[i]
        let before = letters[i - 1]
        let isLight = before.marks.has(.vowels) ? before.marks.has(.kasra) : followsKasra(i - 2)
        note(isLight ? .lamAllahLight : .lamAllahHeavy, letter.start, letter.end, isLight ? .afterKasra : .afterOpen, i)
    }

    /// Whether a kasra precedes hamzat al-wasl when it is joined, as it does after a tanween.
    private func followsKasra(_ wasl: Int) -> Bool {
        guard wasl > breath.lowerBound, letters[wasl].kind == .wasl else { return false }
        var i = wasl - 1
        while i >= breath.lowerBound {
            if letters[i].marks.has(.vowels) { return letters[i].marks.has(.kasra) }
            if letters[i].marks.has(.tanween) { return true }
            i -= 1
        }
        return false
    }
}
