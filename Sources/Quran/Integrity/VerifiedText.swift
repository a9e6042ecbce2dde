import Records

/// A surah's text, every byte of which was compared with what the program includes by its SHA-256. There is no other
/// way to create one, so code that takes a `VerifiedText` can't show anything else.
public struct VerifiedText: Hashable, Sendable {
    public let edition: Edition
    public let text: SurahText

    /// Verifies a section's bytes.
    ///
    /// - Parameters:
    ///   - section: The bytes as a host loaded them; `nil` if it couldn't.
    ///   - digests: The hashes they must have.
    /// - Throws: ``TextRefusal`` with the section that failed.
    public init(
        _ edition: Edition, surah: Int, section: [UInt8]?, digests: TextDigests = .published
    ) throws(TextRefusal) {
        guard let section else { throw TextRefusal(edition: edition, surah: surah, reason: .missing) }
        guard let digest = digests.digest(of: edition, surah: surah), SHA256.hex(section) == digest else {
            throw TextRefusal(edition: edition, surah: surah, reason: .damaged)
        }
        self.edition = edition
        text = SurahText(surah: surah, section: section)
    }
}
