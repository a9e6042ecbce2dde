/// An ayah by the number of its surah and its own number: 2:255.
public struct AyahReference: Hashable, Comparable, Sendable {
    /// 1 to 114.
    public var surah: Int
    /// The number in the surah, counted from 1.
    public var ayah: Int

    public init(surah: Int, ayah: Int) {
        self.surah = surah
        self.ayah = ayah
    }

    public static func < (left: Self, right: Self) -> Bool {
        left.surah == right.surah ? left.ayah < right.ayah : left.surah < right.surah
    }

    /// The text `2:255`.
    public var text: String { "\(surah):\(ayah)" }
}

extension AyahReference {
    /// Reads ``text``, two numbers in Latin digits separated by a colon; `nil` for anything else.
    public init?(text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let surah = Self.number(parts[0]), let ayah = Self.number(parts[1]) else { return nil }
        self.init(surah: surah, ayah: ayah)
    }

    /// Reads a number as written in URLs and records: at most three digits without a sign or leading zeros, and not 0.
    public static func number(_ text: Substring) -> Int? {
        guard (1...3).contains(text.utf8.count), text.utf8.first != UInt8(ascii: "0"),
            text.utf8.allSatisfy({ (48...57).contains($0) })
        else { return nil }
        return Int(text)
    }
}
