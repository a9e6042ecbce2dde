import Records

/// The words of one text and where they stand, read straight out of a section's bytes.
///
/// Whatever the bytes are, reading them never fails: what can't be is not found. All numbers are little-endian. Behind the
/// magic (`WQS1`; `WQS2` of the Arabic text, whose gaps say where hamzas stand) are the numbers of ayat, records, forms and
/// stems, and where their tables begin. A record is a key, the alifs in its gaps (Arabic alone) and its form's number, in the
/// order of keys. A form's places are the differences of `ayah << 9 | word`. See ``SearchIndexWriter``.
public struct SearchIndex: Sendable {
    let bytes: SearchBytes
    /// How many ayat the text has.
    public let ayahCount: Int
    /// Whether it says where hamzas stand: an Arabic index that was made before it did is searched without asking.
    let knowsHamza: Bool
    let recordCount: Int
    let formCount: Int
    let stemCount: Int
    private let records: Int
    private let forms: Int
    private let stems: Int
    /// The keys' letters, which only a search for near words asks for.
    let shapes = Lazy<SearchShapes>()

    static let magic: [UInt8] = Array("WQS1".utf8)
    static let arabicMagic: [UInt8] = Array("WQS2".utf8)
    static let headerLength = 32
    /// Bits of a place that count words.
    static let wordBits = 9

    /// Opens an index; `nil` where the bytes are none.
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
        // What a number of entries may be is looked at before anything is reckoned with it: it could be any.
        let length = section.count
        guard (0...1 << 14).contains(ayahCount), (0...1 << 16).contains(formCount),
            (0...length / 4).contains(recordCount), (0...length - 4 * recordCount).contains(records),
            (0...length / 4).contains(stemCount), (0...length - 4 * stemCount).contains(stems),
            forms >= 0, forms <= length - 4 * formCount - 4
        else { return nil }
    }

    // MARK: Records

    /// A record's offset; its key's length stands there.
    @inline(__always)
    func record(_ index: Int) -> Int { bytes.number(at: records + 4 * index) }

    /// What a record's key is of: a whole word, a word without what is written in front of it, without its article.
    @inline(__always)
    func kind(at record: Int) -> UInt8 { bytes[record + 1] & 0x7F }

    /// Whether a record says how many alifs stand in its gaps.
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

    /// The first record whose key does not come before another.
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

    /// Whether a record's key begins with another.
    func begins(_ record: Int, with key: [UInt8]) -> Bool {
        guard keyLength(at: record) >= key.count else { return false }
        for index in key.indices where self.key(index, at: record) != key[index] { return false }
        return true
    }

    // MARK: Places

    /// Gives each place of a form: the ayah's number and the word's in it, both from 0.
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

    /// Gives the forms of a stem.
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
