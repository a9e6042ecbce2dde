/// Hamzat al-wasl is read where reading begins with it and dropped in continuing (al-Jazariyyah, its last chapters).
extension TajweedScan {
    mutating func readWasl(_ i: Int) {
        let isBegun = i == breath.lowerBound
        note(
            isBegun ? .hamzatWaslBegun : .hamzatWasl, letters[i].start, letters[i].start + 1,
            isBegun ? .begun : .joined, i)
    }
}
