/// Hamzat al-wasl is read if reading begins with it, and dropped when continuing (al-Jazariyyah, its last chapters).
extension TajweedScan {
    mutating func readWasl(_ i: Int) {
        let isBegun = i == breath.lowerBound
        note(
            isBegun ? .hamzatWaslBegun : .hamzatWasl, letters[i].start, letters[i].start + 1,
            isBegun ? .begun : .joined, i)
    }
}
