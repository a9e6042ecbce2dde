import App

/// Where a host finds sections of content packs.
public protocol SectionSource: Sendable {
    /// A section's bytes, verified against its hash; `nil` where it can't be had.
    func section(_ name: ResourceName) -> [UInt8]?
}
