import Quran

/// A part of the read-only content: a section of a pack.
public struct ResourceName: Hashable, Sendable {
    public var pack: String
    public var section: String

    public init(pack: String, section: String) {
        self.pack = pack
        self.section = section
    }

    /// The pack of the languages' catalogues, one section for each by its code.
    public static let localesPack = "locales"

    /// The catalogue of a language.
    static func locale(_ code: String) -> ResourceName { ResourceName(pack: localesPack, section: code) }

    /// A surah's text in an edition.
    static func text(_ edition: Edition, _ surah: Int) -> ResourceName {
        ResourceName(pack: QuranPack.text, section: QuranPack.section(edition, surah: surah))
    }
}
