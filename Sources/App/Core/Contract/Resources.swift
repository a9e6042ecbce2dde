import Interface
import Quran
import Records

/// The content sections a host has loaded so far, each verified against its hash when it was loaded.
public struct Resources: Sendable {
    private var sections: [ResourceName: [UInt8]?] = [:]
    /// The loaded catalogues by language, each parsed once, since every page uses one.
    private var catalogues: [String: Catalogue] = [:]
    /// The loaded surahs of the Quran's text, each checked and parsed once.
    private var texts: [ResourceName: VerifiedText] = [:]
    private var damaged: Set<ResourceName> = []
    /// What screens have parsed from the other sections.
    private var readings: [ResourceName: SectionReadings] = [:]
    /// The digests that the Quran's text must match.
    private let digests: TextDigests

    public init() { digests = .published }

    /// Creates resources with the digests of substitute texts, for tests that don't have the Quran's text.
    init(digests: TextDigests) { self.digests = digests }

    /// Whether the section was already requested: it is then present or known to be missing.
    public func isSettled(_ name: ResourceName) -> Bool { sections[name] != nil }

    /// The bytes of a section; `nil` if it is not loaded or not available.
    public subscript(name: ResourceName) -> [UInt8]? { sections[name] ?? nil }

    /// Stores a section's bytes, or `nil` if the host does not have it or its hash does not match.
    public mutating func settle(_ name: ResourceName, with bytes: [UInt8]?) {
        if name.pack == QuranPack.text, let place = QuranPack.place(ofSection: name.section) {
            let text = try? VerifiedText(place.edition, surah: place.surah, section: bytes, digests: digests)
            texts[name] = text
            // Damaged text is dropped, so that nothing can use it.
            sections.updateValue(text == nil ? nil : bytes, forKey: name)
            if text == nil, bytes != nil { damaged.insert(name) }
            return
        }
        guard name.pack == ResourceName.localesPack else {
            sections.updateValue(bytes, forKey: name)
            readings[name] = bytes == nil ? nil : SectionReadings()
            return
        }
        sections.updateValue(nil, forKey: name)
        catalogues[name.section] = bytes.flatMap { bytes in Self.catalogue(name.section, bytes) }
    }

    /// A surah's text; throws if it is not loaded or differs from what the program knows.
    func text(_ edition: Edition, _ surah: Int) throws(TextRefusal) -> VerifiedText {
        let name = ResourceName.text(edition, surah)
        if let text = texts[name] { return text }
        throw TextRefusal(edition: edition, surah: surah, reason: damaged.contains(name) ? .damaged : .missing)
    }

    /// What was parsed from a section; `nil` if it is not loaded or not available.
    func readings(of name: ResourceName) -> SectionReadings? { readings[name] }

    /// A language's texts; `nil` if they are not loaded, not available or unreadable.
    func catalogue(code: String) -> Catalogue? { catalogues[code] }

    private static func catalogue(_ code: String, _ bytes: [UInt8]) -> Catalogue? {
        guard let object = (try? JSON(reading: bytes))?.object else { return nil }
        return try? Catalogue(file: code + ".json", object)
    }
}

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

/// What was parsed from a section's bytes, kept as long as they are. Each value is made when first used, and only by
/// the screens that use it, so that an app without them is linked without the parser.
final class SectionReadings: Sendable {
    /// The Quran's names and places.
    let index = Lazy<QuranIndex?>()
    /// The surahs' names prepared for searching.
    let surahNames = Lazy<SurahNames>()
    /// The words of a text prepared for searching.
    let words = Lazy<SearchIndex?>()
}
