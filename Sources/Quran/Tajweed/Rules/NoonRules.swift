/// The still noon and the tanween: izhar, idgham, iqlab, ikhfa (Tuhfat al-Atfal).
extension TajweedScan {
    mutating func readNoon(_ i: Int) {
        let letter = letters[i]
        guard !letter.marks.has([.fatha, .damma, .kasra, .fathatan, .dammatan, .kasratan]), let next = following(i)
        else { return }
        if letters[next].gap == .none, letter.marks.has(.sukun), isWawOrYa(next) {
            // Within a word, idgham would obscure how the word is formed. There are four such words in the whole Quran.
            return note(.izharMutlaq, letter.start, letter.end, .noonBefore, i, next)
        }
        meet(i, next, from: letter.start, signAt: letter.sign, .noonBefore)
    }

    mutating func readTanween(_ i: Int) {
        guard let next = following(i) else { return }
        meet(i, next, from: letters[i].tanween, signAt: letters[i].tanween, .tanweenBefore)
    }

    private mutating func meet(_ i: Int, _ next: Int, from start: Int, signAt sign: Int, _ cause: TajweedCause) {
        let base = letters[next].base
        switch base {
        case Letters.ba:
            note(.iqlab, sign, letters[next].start + 1, cause, i, next)
        case Letters.waw, Letters.ya, Letters.meem, Letters.noon:
            note(.idghamGhunnah, start, soundEnd(next), cause, i, next)
        case Letters.lam, Letters.ra:
            note(.idghamNoGhunnah, start, soundEnd(next), cause, i, next)
        default:
            if Letters.isIkhfa(base) {
                note(.ikhfa, start, soundEnd(next), cause, i, next)
            } else if letters[next].kind == .hamza || Letters.isThroat(base) {
                note(.izhar, start, start == letters[i].start ? letters[i].end : start + 1, cause, i, next)
            }
        }
    }

    private func isWawOrYa(_ i: Int) -> Bool { letters[i].base == Letters.waw || letters[i].base == Letters.ya }
}
