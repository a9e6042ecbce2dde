/// The letters that occur in each key of an index, and its length, for finding similar keys without reading all of
/// them.
struct SearchShapes: Sendable {
    /// A key with its records, which are adjacent.
    struct Shape: Sendable {
        /// A bit for each letter that occurs.
        var letters: UInt64
        var length: Int32
        /// The range of its records' numbers.
        var first: Int32
        var end: Int32
    }

    /// The distinct keys, in order.
    private(set) var shapes: [Shape] = []

    init(_ index: SearchIndex) {
        var last = -1
        for number in 0..<index.recordCount {
            let record = index.record(number)
            if last >= 0, index.hasSameKey(record, last) {
                shapes[shapes.count - 1].end += 1
                continue
            }
            guard index.hasWholeKey(record) else {
                last = -1
                continue
            }
            last = record
            shapes.append(
                Shape(
                    letters: index.letters(at: record), length: Int32(index.keyLength(at: record)),
                    first: Int32(number), end: Int32(number + 1)))
        }
    }

    /// Passes on the records whose keys may differ from a key by only a few letters, grouped by key.
    @inline(__always)
    func near(_ key: [UInt8], atMost limit: Int, _ give: (Range<Int>) -> Void) {
        let letters = Self.letters(key)
        for shape in shapes {
            guard abs(Int(shape.length) - key.count) <= limit,
                (letters ^ shape.letters).nonzeroBitCount <= 2 * limit
            else { continue }
            give(Int(shape.first)..<Int(shape.end))
        }
    }

    /// Returns a bit for each letter that occurs. Similar words share nearly all of them.
    static func letters(_ key: [UInt8]) -> UInt64 {
        var bits: UInt64 = 0
        for letter in key { bits |= 1 << UInt64(letter & 63) }
        return bits
    }
}

extension SearchIndex {
    /// Returns ``SearchShapes/letters(_:)`` for a record's key.
    fileprivate func letters(at record: Int) -> UInt64 {
        var bits: UInt64 = 0
        for index in 0..<keyLength(at: record) { bits |= 1 << UInt64(key(index, at: record) & 63) }
        return bits
    }

    /// Whether a record's key is within the bytes.
    fileprivate func hasWholeKey(_ record: Int) -> Bool {
        record >= 0 && record <= bytes.bytes.count - 4 - keyLength(at: record)
    }

    fileprivate func hasSameKey(_ record: Int, _ other: Int) -> Bool {
        let length = keyLength(at: record)
        guard keyLength(at: other) == length else { return false }
        for index in 0..<length where key(index, at: record) != key(index, at: other) { return false }
        return true
    }
}
