import Interface
import Records

/// The content sections a host has loaded so far, each verified against its hash when it was loaded.
public struct Resources: Sendable {
    private var sections: [ResourceName: [UInt8]?] = [:]
    /// The catalogues among them by their languages, read once: every page speaks out of one.
    private var catalogues: [String: Catalogue] = [:]

    public init() {}

    /// Whether the section was asked for already: it is then present or known to be missing.
    public func isSettled(_ name: ResourceName) -> Bool { sections[name] != nil }

    /// The bytes of a section; `nil` when it is not loaded or could not be had.
    public subscript(name: ResourceName) -> [UInt8]? { sections[name] ?? nil }

    /// Takes a section's bytes, or `nil` when the host does not have it or its hash does not match.
    public mutating func settle(_ name: ResourceName, with bytes: [UInt8]?) {
        guard name.pack == ResourceName.localesPack else {
            sections.updateValue(bytes, forKey: name)
            return
        }
        sections.updateValue(nil, forKey: name)
        catalogues[name.section] = bytes.flatMap { bytes in Self.catalogue(name.section, bytes) }
    }

    /// A language's texts; `nil` when they are not loaded, could not be had or can't be read.
    func catalogue(code: String) -> Catalogue? { catalogues[code] }

    private static func catalogue(_ code: String, _ bytes: [UInt8]) -> Catalogue? {
        guard let object = (try? JSON(reading: bytes))?.object else { return nil }
        return try? Catalogue(file: code + ".json", object)
    }
}
