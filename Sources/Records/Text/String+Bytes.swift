extension String {
    /// Whether both texts have the same code points. `==` also treats composed and decomposed letters as equal, which a
    /// store that compares bytes does not (RFC 8259, section 8.3, compares code units too).
    func hasSameBytes(as other: String) -> Bool {
        self == other && utf8.elementsEqual(other.utf8)
    }

    /// Whether this text comes before another in the order of their UTF-8 bytes, which every store uses.
    public func precedesByBytes(_ other: String) -> Bool {
        var (mine, theirs) = (self, other)
        return mine.withUTF8 { mine in
            theirs.withUTF8 { theirs in
                for index in 0..<min(mine.count, theirs.count) where mine[index] != theirs[index] {
                    return mine[index] < theirs[index]
                }
                return mine.count < theirs.count
            }
        }
    }
}
