/// The letters of قطب جد have qalqalah when still, and more of it at a stop (al-Jazariyyah: qalqalah is clear when
/// still, clearer at a stop; Hidayat al-Qari considers the doubled letter at a stop the strongest).
extension TajweedScan {
    mutating func readQalqalah(_ i: Int) {
        note(.qalqalah, letters[i].start, letters[i].end, i == last ? .stop : .still, i)
    }

    /// Reads a letter that is still only because of the stop.
    mutating func readQalqalahAtStop(_ i: Int) {
        let letter = letters[i]
        guard Letters.isQalqalah(letter.base), !letter.marks.has(.sukun) else { return }
        note(.qalqalah, letter.start, letter.start + 1, letter.marks.has(.shadda) ? .stopDoubled : .stop, i)
    }
}
