/// Why bytes are not a pack, or a section is not what the directory says. The raw values are stable names.
public enum PackError: String, Error, Hashable, Sendable {
    case notAPack = "not-a-pack"
    case truncated = "truncated"
    case directoryTooLarge = "directory-too-large"
    case invalidDirectory = "invalid-directory"
    case invalidName = "invalid-name"
    case duplicateSection = "duplicate-section"
    case sectionOutOfRange = "section-out-of-range"
    case unknownSection = "unknown-section"
    /// A section's length or SHA-256 differs from what the directory says.
    case sectionDamaged = "section-damaged"
}
