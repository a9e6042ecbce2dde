/// Why bytes are no pack, or a section is not what the pack's directory says. The raw value is a stable name.
public enum PackError: String, Error, Hashable, Sendable {
    case notAPack = "not-a-pack"
    case truncated = "truncated"
    case directoryTooLarge = "directory-too-large"
    case invalidDirectory = "invalid-directory"
    case invalidName = "invalid-name"
    case duplicateSection = "duplicate-section"
    case sectionOutOfRange = "section-out-of-range"
    case unknownSection = "unknown-section"
    /// A section's bytes have another length or another SHA-256 than the directory says.
    case sectionDamaged = "section-damaged"
}
