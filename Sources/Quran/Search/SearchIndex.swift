import Records

/// The words of a text and their places, read directly from the bytes of a section.
///
/// Reading never fails, whatever the bytes are; what can't be read is simply not found. All numbers are little-endian.
/// After the magic (`WQS1`, or `WQS2` for the Arabic text, whose gaps show where hamzas are) come the numbers of ayat,
/// records, forms and stems, and the offsets of their tables. A record is a key, the alifs in its gaps (only in Arabic)
/// and the number of its form, sorted by key. The places of a form are stored as differences of `ayah << 9 | word`. See
/// ``SearchIndexWriter``.
public struct SearchIndex: Sendable {
    let bytes: SearchBytes
    /// The number of ayat in the text.
    public let ayahCount: Int
    /// Whether the index shows where hamzas are. Arabic indexes of the older format are searched without them.
    let knowsHamza: Bool
    let recordCount: Int
    let formCount: Int
    let stemCount: Int
    private let records: Int
    private let forms: Int
    private let stems: Int
    /// The letters of the keys, which are needed only to search for similar words.
    let shapes = Lazy<SearchShapes>()

    static let magic: [UInt8] = Array("WQS1".utf8)
    static let arabicMagic: [UInt8] = Array("WQS2".utf8)
    static let headerLength = 32
    /// The number of bits for the word in a place.
    static let wordBits = 9

    /// Opens an index; `nil` if the bytes are not one.
    public init?(_ section: [UInt8]) {
        knowsHamza = section.starts(with: Self.arabicMagic)
        guard knowsHamza || section.starts(with: Self.magic), section.count >= Self.headerLength else { return nil }
        bytes = SearchBytes(section)
        ayahCount = bytes.number(at: 4)
        recordCount = bytes.number(at: 8)
        formCount = bytes.number(at: 12)
        stemCount = bytes.number(at: 16)
        records = bytes.number(at: 20)
        forms = bytes.number(at: 24)
        stems = bytes.number(at: 28)
        // Checks the numbers of entries before computing with them, because they could be anything.
        let length = section.count
        guard (0...1 << 14).contains(ayahCount), (0...1 << 16).contains(formCount),
            (0...length / 4).contains(recordCount), (0...length - 4 * recordCount).contains(records),
            (0...length / 4).contains(stemCount), (0...length - 4 * stemCount).contains(stems),
            forms >= 0, forms <= length - 4 * formCount - 4
        else { return nil }
    }

    // MARK: Records

    /// Returns the offset of a record, which begins with the length of its key.
    @inline(__always)
    func record(_ index: Int) -> Int { bytes.number(at: records + 4 * index) }

    /// Returns what a record's key is: a whole word, a word without proclitics, or one without its article.
    @inline(__always)
    func kind(at record: Int) -> UInt8 { bytes[record + 1] & 0x7F }

    /// Whether a record holds the numbers of alifs in its gaps.
    @inline(__always)
    func hasGaps(at record: Int) -> Bool { bytes[record + 1] & 0x80 != 0 }

    @inline(__always)
    func keyLength(at record: Int) -> Int { Int(bytes[record]) }

    @inline(__always)
    func form(at record: Int) -> Int { bytes.short(at: record + 2) }

    @inline(__always)
    func key(_ index: Int, at record: Int) -> UInt8 { bytes[record + 4 + index] }

    @inline(__always)
    func gap(_ index: Int, at record: Int) -> UInt8 { bytes[record + 4 + keyLength(at: record) + index] }

    /// Returns the first record whose key doesn't precede another key.
    func firstRecord(_ key: [UInt8]) -> Int {
        var low = 0
        var high = recordCount
        while low < high {
            let middle = (low + high) / 2
            if precedes(record(middle) + 4, length: keyLength(at: record(middle)), key) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private func precedes(_ offset: Int, length: Int, _ key: [UInt8]) -> Bool {
        for index in 0..<min(length, key.count) {
            let byte = bytes[offset + index]
            if byte != key[index] { return byte < key[index] }
        }
        return length < key.count
    }

    /// Whether a record's key begins with another key.
    func begins(_ record: Int, with key: [UInt8]) -> Bool {
        guard keyLength(at: record) >= key.count else { return false }
        for index in key.indices where self.key(index, at: record) != key[index] { return false }
        return true
    }

    // MARK: Places

    /// Passes on each place of a form: the numbers of the ayah and of the word in it, both counted from 0.
    @inline(__always)
    func places(of form: Int, _ give: (_ ayah: Int, _ word: Int) -> Void) {
        guard form < formCount else { return }
        var offset = bytes.number(at: forms + 4 * form)
        let end = min(bytes.number(at: forms + 4 * form + 4), bytes.bytes.count)
        var place = 0
        while offset < end {
            place += bytes.packed(at: &offset)
            let ayah = place >> Self.wordBits
            guard ayah < ayahCount else { return }
            give(ayah, place & (1 << Self.wordBits - 1))
        }
    }

    // MARK: Stems

    /// Passes on the forms of a stem.
    func forms(ofStem stem: [UInt8], _ give: (Int) -> Void) {
        var low = 0
        var high = stemCount
        while low < high {
            let middle = (low + high) / 2
            let offset = bytes.number(at: stems + 4 * middle)
            if precedes(offset + 1, length: Int(bytes[offset]), stem) { low = middle + 1 } else { high = middle }
        }
        guard low < stemCount else { return }
        var offset = bytes.number(at: stems + 4 * low)
        guard Int(bytes[offset]) == stem.count else { return }
        for index in stem.indices where bytes[offset + 1 + index] != stem[index] { return }
        offset += 1 + stem.count
        let count = min(bytes.packed(at: &offset), formCount)
        var form = 0
        for _ in 0..<count {
            form += bytes.packed(at: &offset)
            give(form)
        }
    }
}
