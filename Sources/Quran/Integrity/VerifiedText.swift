import Records

/// A surah's text whose every byte was compared, by its SHA-256, with what the program carries. There is no other way to
/// make one, so what takes a `VerifiedText` can't show anything else.
public struct VerifiedText: Hashable, Sendable {
    public let edition: Edition
    public let text: SurahText

    /// Checks a section's bytes.
    ///
    /// - Parameters:
    ///   - section: As a host loaded them; `nil` where it could not.
    ///   - digests: What they must hash to.
    /// - Throws: ``TextRefusal`` with the part that failed.
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
