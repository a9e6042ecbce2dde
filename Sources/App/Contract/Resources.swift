/// The content sections a host has loaded so far, each verified against its hash when it was loaded.
public struct Resources: Sendable {
    private var sections: [ResourceName: [UInt8]?] = [:]

    public init() {}

    /// Whether the section was asked for already: it is then present or known to be missing.
    public func isSettled(_ name: ResourceName) -> Bool { sections[name] != nil }

    /// The bytes of a section; `nil` when it is not loaded or could not be had.
    public subscript(name: ResourceName) -> [UInt8]? { sections[name] ?? nil }

    /// Takes a section's bytes, or `nil` when the host does not have it or its hash does not match.
    public mutating func settle(_ name: ResourceName, with bytes: [UInt8]?) {
        sections.updateValue(bytes, forKey: name)
    }
}
