/// The letters of قطب جد are set free when still, more at a stop (al-Jazariyyah: qalqalah is clear when still, clearer at
/// a stop; Hidayat al-Qari counts the doubled letter at a stop as the strongest).
extension TajweedScan {
    mutating func readQalqalah(_ i: Int) {
        note(.qalqalah, letters[i].start, letters[i].end, i == last ? .stop : .still, i)
    }

    /// A letter that only the stop makes still.
    mutating func readQalqalahAtStop(_ i: Int) {
        let letter = letters[i]
        guard Letters.isQalqalah(letter.base), !letter.marks.has(.sukun) else { return }
        note(.qalqalah, letter.start, letter.start + 1, letter.marks.has(.shadda) ? .stopDoubled : .stop, i)
    }
}
