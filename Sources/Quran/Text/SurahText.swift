import Records

/// A surah's ayat as a section of text holds them, code point for code point. It was checked before it came here.
///
/// It keeps the section's bytes and where its lines begin: a page that shows ten of 286 ayat makes ten texts of them.
public struct SurahText: Hashable, Sendable {
    /// 1 to 114.
    public let surah: Int
    private let section: [UInt8]
    /// Where each line begins, and where one more would.
    private let starts: [Int]

    private static let lineEnd = UInt8(ascii: "\n")

    /// Reads a section: one ayah on a line.
    public init(surah: Int, section: [UInt8]) {
        self.surah = surah
        self.section = section
        var starts = [0]
        section.withUnsafeBufferPointer { bytes in
            for index in bytes.indices where bytes[index] == Self.lineEnd { starts.append(index + 1) }
        }
        starts.append(section.count + 1)
        self.starts = starts
    }

    /// How many ayat there are.
    public var count: Int { starts.count - 1 }

    /// An ayah's text, verbatim; `nil` where the surah has none of that number.
    public subscript(ayah: Int) -> String? {
        guard ayah >= 1, ayah <= count else { return nil }
        return section.withUnsafeBufferPointer { bytes in
            String(decoding: UnsafeBufferPointer(rebasing: bytes[starts[ayah - 1]..<(starts[ayah] - 1)]), as: UTF8.self)
        }
    }

    /// The ayat in order, verbatim.
    public var ayat: [String] { (1...count).map { ayah in self[ayah] ?? "" } }
}
