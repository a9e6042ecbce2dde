/// An ayah by its surah's number and its own, as people name it: 2:255.
public struct AyahReference: Hashable, Comparable, Sendable {
    /// 1 to 114.
    public var surah: Int
    /// From 1 on.
    public var ayah: Int

    public init(surah: Int, ayah: Int) {
        self.surah = surah
        self.ayah = ayah
    }

    public static func < (left: Self, right: Self) -> Bool {
        left.surah == right.surah ? left.ayah < right.ayah : left.surah < right.surah
    }

    /// `2:255`.
    public var text: String { "\(surah):\(ayah)" }
}
