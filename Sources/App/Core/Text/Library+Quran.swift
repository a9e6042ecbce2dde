import Quran

extension Library {
    /// A surah's text with every byte checked. If it isn't available or not what it must be, no screen continues and
    /// the answer is ``TextRefusalScreen``.
    func surahText(_ edition: Edition, _ surah: Int) throws(NeedsData) -> SurahText {
        try require([], [.text(edition, surah)])
        do throws(TextRefusal) { return try resources.text(edition, surah).text } catch { throw NeedsData(error) }
    }

    /// The state of a surah's text for a problem report, `whole` or a ``TextRefusal/Reason``, with its SHA-256.
    func textState(_ edition: Edition, _ surah: Int) throws(NeedsData) -> (state: String, digest: String) {
        try require([], [.text(edition, surah)])
        let digest = TextDigests.published.digest(of: edition, surah: surah) ?? ""
        do throws(TextRefusal) {
            _ = try resources.text(edition, surah)
            return ("whole", digest)
        } catch {
            return (error.reason.rawValue, digest)
        }
    }
}
