extension String {
    /// Whether both texts are the same code points. `==` also takes composed and decomposed letters for equal,
    /// which a store that compares bytes does not (RFC 8259, section 8.3, compares code units too).
    func hasSameBytes(as other: String) -> Bool {
        self == other && utf8.elementsEqual(other.utf8)
    }

    /// Whether this text comes before another by its UTF-8 bytes, the order in which every store sorts.
    public func precedesByBytes(_ other: String) -> Bool {
        var mine = utf8.makeIterator()
        var theirs = other.utf8.makeIterator()
        while let b = theirs.next() {
            guard let a = mine.next() else { return true }
            if a != b { return a < b }
        }
        return false
    }
}
