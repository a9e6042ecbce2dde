/// A line of a printed page.
public enum MushafLine: Hashable, Sendable {
    /// The frame with a surah's name.
    case header(surah: Int)
    /// The basmala above a surah's first ayah, which the text of the surah does not hold.
    case basmala(surah: Int)
    /// Words, of one ayah or of several.
    case text([MushafSpan])
}
