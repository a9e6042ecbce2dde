import Interface
import Quran
import Records

/// The Quran's content for screens. The text comes from ``Resources/text(_:_:)``, which has compared every byte with
/// what the program knows; what that refuses is not shown.
enum QuranContent {
    /// The credit that Tanzil's terms require wherever its text appears.
    static let credit = "Tanzil Project, tanzil.net"

    static let indexName = ResourceName(pack: QuranPack.text, section: QuranPack.indexSection)

    static func name(_ edition: Edition, surah: Int) -> ResourceName {
        ResourceName(pack: QuranPack.text, section: QuranPack.section(edition, surah: surah))
    }

    /// A surah's section of a pack with one text.
    static func name(_ pack: String, surah: Int) -> ResourceName {
        ResourceName(pack: pack, section: QuranPack.section(surah: surah))
    }

    /// Names and places, or `nil` if they aren't available intact.
    static func index(_ library: Library) throws(NeedsData) -> QuranIndex? {
        guard let bytes = try library.section(indexName) else { return nil }
        return library.resources.readings(of: indexName)?.index.value { QuranIndex(section: bytes) }
    }

    /// A surah's text in an edition, or `nil` if it isn't available intact, ayah for ayah.
    static func text(_ edition: Edition, _ surah: Surah, _ library: Library) throws(NeedsData) -> SurahText? {
        guard try library.section(name(edition, surah: surah.number)) != nil,
            let text = try? library.resources.text(edition, surah.number).text
        else { return nil }
        return text.count == surah.ayahCount ? text : nil
    }

    /// A surah from a pack with one text: a translation, word meanings or the transliteration.
    static func text(_ pack: String, _ surah: Surah, _ library: Library) throws(NeedsData) -> SurahText? {
        guard let bytes = try library.section(name(pack, surah: surah.number)) else { return nil }
        let text = SurahText(surah: surah.number, section: bytes)
        return text.count == surah.ayahCount ? text : nil
    }
}

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
