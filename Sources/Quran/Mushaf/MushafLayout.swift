/// Where the lines of the mushaf's 604 pages begin: for ``Edition/kfgqpc``, whose text it counts by words.
///
/// The section holds a byte for each of 15 lines of each page, the number of words on it, and 0 where no words stand;
/// then a byte for each ayah, the number of its words. Which of the lines without words hold a surah's frame and which a
/// basmala follows from where surahs begin.
public struct MushafLayout: Hashable, Sendable {
    /// How many pages there are.
    public static let pageCount = 604
    /// The most lines of a page.
    public static let linesPerPage = 15

    /// The words on each line, ``linesPerPage`` a page.
    let lines: [UInt8]
    /// The words of each ayah, counted through the whole Quran.
    let ayat: [UInt8]
    let index: QuranIndex

    /// - Parameters:
    ///   - lines: The words on each of 604 × 15 lines, 0 where there are none.
    ///   - ayat: The words of each of the index's ayat.
    /// Not a layout where the counts don't fit together: `nil`.
    public init?(lines: [UInt8], ayat: [UInt8], index: QuranIndex) {
        guard lines.count == Self.pageCount * Self.linesPerPage, ayat.count == index.ayahCount,
            index.pages.count == Self.pageCount, !ayat.contains(0), Self.sum(lines[...]) == Self.sum(ayat[...])
        else { return nil }
        self.lines = lines
        self.ayat = ayat
        self.index = index
    }

    /// Reads the section; `nil` where it is not a layout of the index's ayat.
    public init?(section: [UInt8], index: QuranIndex) {
        let count = Self.pageCount * Self.linesPerPage
        guard section.count > count else { return nil }
        self.init(lines: [UInt8](section[..<count]), ayat: [UInt8](section[count...]), index: index)
    }

    /// The section.
    public var section: [UInt8] { lines + ayat }

    /// How many words an ayah has in this edition; `nil` where there is no such ayah.
    public func wordCount(of ayah: AyahReference) -> Int? { index.position(of: ayah).map { Int(ayat[$0]) } }

    static func sum(_ counts: ArraySlice<UInt8>) -> Int {
        var sum = 0
        for count in counts { sum += Int(count) }
        return sum
    }
}
