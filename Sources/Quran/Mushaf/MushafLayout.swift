/// Where the lines of the mushaf's 604 pages begin, counted in words of ``Edition/kfgqpc``.
///
/// The section holds a byte for each of the 15 lines of every page, which is the number of words on it or 0 for none,
/// and then a byte for each ayah with the number of its words. Which lines without words hold the frame of a surah and
/// which a basmala follows from where the surahs begin.
public struct MushafLayout: Hashable, Sendable {
    /// The number of pages.
    public static let pageCount = 604
    /// The number of lines of a page.
    public static let linesPerPage = 15

    /// The number of words on each line, with ``linesPerPage`` lines for each page.
    let lines: [UInt8]
    /// The number of words in each ayah of the whole Quran.
    let ayat: [UInt8]
    let index: QuranIndex

    /// Creates a layout; `nil` if the counts don't agree.
    ///
    /// - Parameters:
    ///   - lines: The number of words on each of 604 × 15 lines, 0 for none.
    ///   - ayat: The number of words in each of the index's ayat.
    public init?(lines: [UInt8], ayat: [UInt8], index: QuranIndex) {
        guard lines.count == Self.pageCount * Self.linesPerPage, ayat.count == index.ayahCount,
            index.pages.count == Self.pageCount, !ayat.contains(0), Self.sum(lines[...]) == Self.sum(ayat[...])
        else { return nil }
        self.lines = lines
        self.ayat = ayat
        self.index = index
    }

    /// Reads the section; `nil` if it is not a layout for the index's ayat.
    public init?(section: [UInt8], index: QuranIndex) {
        let count = Self.pageCount * Self.linesPerPage
        guard section.count > count else { return nil }
        self.init(lines: [UInt8](section[..<count]), ayat: [UInt8](section[count...]), index: index)
    }

    /// The section.
    public var section: [UInt8] { lines + ayat }

    /// Returns the number of words of an ayah in this edition; `nil` if there is no such ayah.
    public func wordCount(of ayah: AyahReference) -> Int? { index.position(of: ayah).map { Int(ayat[$0]) } }

    static func sum(_ counts: ArraySlice<UInt8>) -> Int {
        var sum = 0
        for count in counts { sum += Int(count) }
        return sum
    }
}

/// A page of the mushaf as printed by the King Fahd Complex.
public struct MushafPage: Hashable, Sendable {
    /// 1 to 604.
    public var number: Int
    /// The 15 lines, or 8 on the first two pages.
    public var lines: [MushafLine]

    public init(number: Int, lines: [MushafLine]) {
        self.number = number
        self.lines = lines
    }
}

/// A line of a printed page.
public enum MushafLine: Hashable, Sendable {
    /// The frame with the name of a surah.
    case header(surah: Int)
    /// The basmala above a surah's first ayah, which is not part of the surah's text.
    case basmala(surah: Int)
    /// Words of one or more ayat.
    case text([MushafSpan])
}

/// Consecutive words of an ayah on the same line.
public struct MushafSpan: Hashable, Sendable {
    public var ayah: AyahReference
    /// The words' indices in the ayah.
    public var words: Range<Int>
    /// Whether the ayah ends here, so that its number follows.
    public var isEnd: Bool

    public init(ayah: AyahReference, words: Range<Int>, isEnd: Bool) {
        self.ayah = ayah
        self.words = words
        self.isEnd = isEnd
    }
}
