/// A line of a printed page.
public enum MushafLine: Hashable, Sendable {
    /// The frame with the name of a surah.
    case header(surah: Int)
    /// The basmala above a surah's first ayah, which is not part of the surah's text.
    case basmala(surah: Int)
    /// Words of one or more ayat.
    case text([MushafSpan])
}
