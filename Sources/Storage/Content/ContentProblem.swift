import Records

/// A part of the content that can't be used, and why.
public struct ContentProblem: Hashable, Sendable {
    public var pack: String
    /// The section's name; empty if the pack as a whole is meant.
    public var section: String
    public var error: PackError

    public init(pack: String, section: String, error: PackError) {
        self.pack = pack
        self.section = section
        self.error = error
    }

    /// The pack, the section and the reason, for a log.
    public var description: String {
        section.isEmpty ? "\(pack): \(error.rawValue)" : "\(pack)/\(section): \(error.rawValue)"
    }
}
