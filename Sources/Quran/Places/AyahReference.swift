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
