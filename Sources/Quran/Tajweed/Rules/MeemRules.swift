/// The still meem: idgham into a meem, ikhfa before ب, izhar before the rest (Tuhfat al-Atfal).
extension TajweedScan {
    mutating func readMeem(_ i: Int) {
        let letter = letters[i]
        guard !letter.marks.has([.fatha, .damma, .kasra, .fathatan, .dammatan, .kasratan]), let next = following(i)
        else { return }
        switch letters[next].base {
        case Letters.meem: note(.idghamShafawi, letter.start, soundEnd(next), .meemBefore, i, next)
        case Letters.ba: note(.ikhfaShafawi, letter.start, soundEnd(next), .meemBefore, i, next)
        default:
            if letter.marks.has(.sukun) { note(.izharShafawi, letter.start, letter.end, .meemBefore, i, next) }
        }
    }
}
