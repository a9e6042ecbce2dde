import App

/// A source of content pack sections for a host.
public protocol SectionSource: Sendable {
    /// The bytes of a section, verified against its hash, or `nil` if they aren't available.
    func section(_ name: ResourceName) -> [UInt8]?
}
