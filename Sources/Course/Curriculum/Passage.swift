/// A passage of the Quran by reference: a surah and a run of its ayat. The text comes from the verified text alone.
public struct Passage: Hashable, Sendable {
    /// 1 to 114.
    public let surah: Int
    /// The first and the last ayah, from 1.
    public let ayat: ClosedRange<Int>

    /// Reads `78:1-5` or `112:1`; `nil` for anything else. Whether the surah has that many ayat is for who has the text.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let surah = Self.number(parts[0]), surah <= 114 else { return nil }
        let ends = parts[1].split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count <= 2, let first = Self.number(ends[0]), let last = Self.number(ends[ends.count - 1]),
            first <= last, last <= Self.longest
        else { return nil }
        self.surah = surah
        ayat = first...last
    }

    /// The ayat of al-Baqarah, the longest surah.
    private static let longest = 286

    private static func number(_ text: Substring) -> Int? {
        var number = 0
        for byte in text.utf8 {
            guard (0x30...0x39).contains(byte), number < 1_000 else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        return number > 0 ? number : nil
    }
}

extension Passage: CustomStringConvertible {
    /// The reference, `78:1-5`.
    public var description: String {
        "\(surah):\(ayat.lowerBound)" + (ayat.count > 1 ? "-\(ayat.upperBound)" : "")
    }
}
