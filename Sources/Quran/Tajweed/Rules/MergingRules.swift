/// Two letters of one place, of one origin, or of near origins, the first still: the first merges into the second (Tuhfat
/// al-Atfal; al-Jazariyyah, the chapter of idgham). In Hafs's reading these pairs alone.
extension TajweedScan {
    mutating func readMerging(_ i: Int) {
        let letter = letters[i]
        if letter.base == Letters.noon || letter.base == Letters.smallNoon || letter.base == Letters.meem { return }
        guard let next = following(i), letters[next].kind == .consonant else { return }
        let isDoubled = letters[next].marks.has(.shadda)
        if letter.base == letters[next].base {
            if isDoubled, !isArticle(i), !isNameLam(next) {
                note(.idghamMutamathilayn, letter.start, letter.start + 1, .sameLetter, i, next)
            }
        } else if Self.isOneOrigin(letter.base, letters[next].base, isDoubled) {
            note(.idghamMutajanisayn, letter.start, letter.start + 1, .sameOrigin, i, next)
        } else if isDoubled, Self.isNear(letter.base, letters[next].base), !isArticle(i) {
            note(.idghamMutaqaribayn, letter.start, letter.start + 1, .nearOrigin, i, next)
        }
    }

    private static func isOneOrigin(_ first: UInt32, _ second: UInt32, _ isDoubled: Bool) -> Bool {
        switch (first, second) {
        // What is heavy in ط stays: the merging is not whole, and the text doesn't double the second.
        case (Letters.heavyTa, Letters.ta): true
        case (Letters.dal, Letters.ta), (Letters.ta, Letters.dal), (Letters.ta, Letters.heavyTa),
            (Letters.dhal, Letters.heavyZa), (Letters.tha, Letters.dhal), (Letters.ba, Letters.meem):
            isDoubled
        default: false
        }
    }

    private static func isNear(_ first: UInt32, _ second: UInt32) -> Bool {
        first == Letters.lam && second == Letters.ra || first == Letters.qaf && second == Letters.kaf
    }
}
