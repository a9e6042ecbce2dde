/// Two letters with the same place of articulation, the same origin or near origins, of which the first is still and
/// merges into the second (Tuhfat al-Atfal; al-Jazariyyah, the chapter of idgham). In the reading of Hafs there are
/// only these pairs.
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
        // The heaviness of ط remains: the merging is incomplete, and the text doesn't double the second letter.
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
