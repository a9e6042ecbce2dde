import Quran

extension Library {
    /// A surah's text, every byte of it checked. Where it can't be had or is not what it must be, no screen goes on: the
    /// answer is ``TextRefusalScreen``.
    func surahText(_ edition: Edition, _ surah: Int) throws(NeedsData) -> SurahText {
        try require([], [.text(edition, surah)])
        do throws(TextRefusal) { return try resources.text(edition, surah).text } catch { throw NeedsData(error) }
    }

    /// How a surah's text stands, for a report of a problem: `whole`, or a ``TextRefusal/Reason``. With its SHA-256.
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
