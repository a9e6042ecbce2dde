/// Madd of two counts: natural, of the pronoun, and after a hamza (Tuhfat al-Atfal).
extension TajweedScan {
    mutating func readNaturalMadd(_ i: Int) {
        guard isLong(i) else { return }
        let letter = letters[i]
        if let last {
            // At a stop, the pronoun's small letter is dropped, and the last letter lengthens the letter before it.
            if i > last || i + 1 == last && lengthens(last) { return }
        }
        if let next = following(i), letters[next].kind == .wasl {
            return note(.dropped, letter.start, letter.start + 1, .beforeWasl, i)
        }
        switch letter.kind {
        case .smallAlif:
            if isWordEnd(i), letters[i - 1].kind == .carrier, letters[i - 1].base != Letters.waw {
                note(.maddNatural, letters[i - 1].start, letter.end, .fullLetter, i - 1)
            } else {
                note(.maddSmall, letter.start, letter.end, .smallLetter, i)
            }
        case .smallWaw, .smallYa:
            let isPronoun = isWordEnd(i) && letters[i - 1].base == Letters.ha
            note(.maddSmall, letter.start, letter.end, isPronoun ? .pronoun : .smallLetter, i)
        default:
            if letters[i - 1].kind == .hamza {
                note(.maddBadal, letter.start, letter.end, .afterHamza, i, i - 1)
            } else {
                note(.maddNatural, letter.start, letter.end, .fullLetter, i)
            }
        }
    }
}
