import Interface
import Quran
import Records

/// The content sections a host has loaded so far, each verified against its hash when it was loaded.
public struct Resources: Sendable {
    private var sections: [ResourceName: [UInt8]?] = [:]
    /// The catalogues among them by their languages, read once: every page speaks out of one.
    private var catalogues: [String: Catalogue] = [:]
    /// The Quran's text among them, surah by surah: checked and read once.
    private var texts: [ResourceName: VerifiedText] = [:]
    private var damaged: Set<ResourceName> = []
    /// What screens have read out of the others.
    private var readings: [ResourceName: SectionReadings] = [:]
    /// What the Quran's text must hash to.
    private let digests: TextDigests

    public init() { digests = .published }

    /// For tests, which hold none of the Quran's text: with the hashes of what stands in for it.
    init(digests: TextDigests) { self.digests = digests }

    /// Whether the section was asked for already: it is then present or known to be missing.
    public func isSettled(_ name: ResourceName) -> Bool { sections[name] != nil }

    /// The bytes of a section; `nil` when it is not loaded or could not be had.
    public subscript(name: ResourceName) -> [UInt8]? { sections[name] ?? nil }

    /// Takes a section's bytes, or `nil` when the host does not have it or its hash does not match.
    public mutating func settle(_ name: ResourceName, with bytes: [UInt8]?) {
        if name.pack == QuranPack.text, let place = QuranPack.place(ofSection: name.section) {
            let text = try? VerifiedText(place.edition, surah: place.surah, section: bytes, digests: digests)
            texts[name] = text
            // Damaged text is as good as none: nothing can come by it.
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

    /// A surah's text; refused where it is not loaded or its bytes are not those that the program knows.
    func text(_ edition: Edition, _ surah: Int) throws(TextRefusal) -> VerifiedText {
        let name = ResourceName.text(edition, surah)
        if let text = texts[name] { return text }
        throw TextRefusal(edition: edition, surah: surah, reason: damaged.contains(name) ? .damaged : .missing)
    }

    /// What was read out of a section; `nil` when it is not loaded or could not be had.
    func readings(of name: ResourceName) -> SectionReadings? { readings[name] }

    /// A language's texts; `nil` when they are not loaded, could not be had or can't be read.
    func catalogue(code: String) -> Catalogue? { catalogues[code] }

    private static func catalogue(_ code: String, _ bytes: [UInt8]) -> Catalogue? {
        guard let object = (try? JSON(reading: bytes))?.object else { return nil }
        return try? Catalogue(file: code + ".json", object)
    }
}
