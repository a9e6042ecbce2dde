import Records

/// A surah's ayat as a section of text holds them, code point for code point. It was checked before it came here.
public struct SurahText: Hashable, Sendable {
    /// 1 to 114.
    public let surah: Int
    /// The ayat in order, verbatim.
    public let ayat: [String]

    public init(surah: Int, ayat: [String]) {
        self.surah = surah
        self.ayat = ayat
    }

    /// Reads a section: one ayah on a line.
    public init(surah: Int, section: [UInt8]) {
        self.surah = surah
        var ayat: [String] = []
        for line in section.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            ayat.append(String(decoding: line, as: UTF8.self))
        }
        self.ayat = ayat
    }

    /// An ayah's text; `nil` where the surah has none of that number.
    public subscript(ayah: Int) -> String? { ayat.indices.contains(ayah - 1) ? ayat[ayah - 1] : nil }
}
