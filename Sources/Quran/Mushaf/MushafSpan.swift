/// Words of one ayah that stand together on a line.
public struct MushafSpan: Hashable, Sendable {
    public var ayah: AyahReference
    /// Counted from 0 in the ayah.
    public var words: Range<Int>
    /// Whether the ayah ends here, so that its number follows.
    public var isEnd: Bool

    public init(ayah: AyahReference, words: Range<Int>, isEnd: Bool) {
        self.ayah = ayah
        self.words = words
        self.isEnd = isEnd
    }
}
