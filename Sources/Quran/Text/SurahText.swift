import Records

/// A surah's ayat as in a text section, code point by code point. The text was verified before.
///
/// It keeps the section's bytes and where its lines begin, so that a page with ten of 286 ayat creates only ten
/// strings.
public struct SurahText: Hashable, Sendable {
    /// 1 to 114.
    public let surah: Int
    private let section: [UInt8]
    /// The offset of each line, and where one more line would begin.
    private let starts: [Int]

    private static let lineEnd = UInt8(ascii: "\n")

    /// Reads a section with one ayah on each line.
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

    /// The number of ayat.
    public var count: Int { starts.count - 1 }

    /// The text of an ayah, verbatim; `nil` if the surah has no ayah with that number.
    public subscript(ayah: Int) -> String? {
        guard ayah >= 1, ayah <= count else { return nil }
        return section.withUnsafeBufferPointer { bytes in
            String(decoding: UnsafeBufferPointer(rebasing: bytes[starts[ayah - 1]..<(starts[ayah] - 1)]), as: UTF8.self)
        }
    }

    /// The ayat in order, verbatim.
    public var ayat: [String] { (1...count).map { ayah in self[ayah] ?? "" } }
}

extension SurahText {
    /// The basmala before the first ayah in Tanzil's text: its four words, as this surah writes them (surahs 95 and 97
    /// write the first letter with a shadda). `nil` in surahs 1 and 9, which have none before the first ayah.
    public var basmala: String? {
        guard let first = self[1], let cut = basmalaEnd(first) else { return nil }
        return String(first[..<cut])
    }

    /// Returns an ayah without the basmala before it; `nil` if the surah has no ayah with that number.
    public func ayah(_ number: Int) -> String? {
        guard let ayah = self[number] else { return nil }
        guard number == 1, let cut = basmalaEnd(ayah) else { return ayah }
        return String(ayah.unicodeScalars[ayah.unicodeScalars.index(after: cut)...])
    }

    /// Returns the position of the space between the two, which is the only character left out.
    private func basmalaEnd(_ first: String) -> String.Index? {
        guard surah != 1, surah != 9 else { return nil }
        var words = 0
        for index in first.unicodeScalars.indices where first.unicodeScalars[index] == " " {
            words += 1
            if words == 4 { return index }
        }
        return nil
    }
}
