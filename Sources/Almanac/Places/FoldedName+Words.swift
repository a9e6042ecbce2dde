extension FoldedName {
    /// Whether nothing searchable is left.
    public var isEmpty: Bool { bytes.isEmpty }

    /// Whether this text contains every word of a query, at the beginning of a word or within one.
    public func containsWords(of query: FoldedName) -> Bool {
        for word in query.bytes.split(separator: Self.space) where !contains(word) { return false }
        return true
    }

    private func contains(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, word.count <= bytes.count else { return false }
        var index = 0
        while index <= bytes.count - word.count {
            if bytes[index] == first, bytes[index..<index + word.count].elementsEqual(word) { return true }
            index += 1
        }
        return false
    }
}
