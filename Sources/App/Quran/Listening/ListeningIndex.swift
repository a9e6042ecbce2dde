import Interface
import Quran
import Records

/// The surahs as listening needs them: the number of ayat in each, and their names.
struct ListeningIndex: Sendable {
    let index: QuranIndex

    /// `nil` if the host has no text of the Quran.
    init?(_ context: RequestContext) throws(NeedsData) {
        guard let index = try QuranContent.index(context.library), !index.surahs.isEmpty else { return nil }
        self.index = index
    }

    /// A surah's name in the page's language: its Arabic name if the language is written in Arabic letters.
    static func name(_ surah: Surah, _ strings: Strings) -> String {
        strings.language.direction == .rightToLeft ? surah.arabicName : surah.latinName
    }

    /// The numbers of ayat: `7,286,…`
    var counts: String {
        var text = ""
        for surah in index.surahs { text += (text.isEmpty ? "" : ",") + "\(surah.ayahCount)" }
        return text
    }

    /// All names, separated by `|`.
    func names(_ strings: Strings) -> String {
        var text = ""
        for surah in index.surahs { text += (text.isEmpty ? "" : "|") + Self.name(surah, strings) }
        return text
    }

    /// The range of each juz: `1:1-2:141,2:142-2:252,…`
    var juz: String {
        var text = ""
        for (number, first) in index.juz.enumerated() {
            guard let last = index.end(ofJuz: number + 1) else { continue }
            text += (text.isEmpty ? "" : ",") + first.text + "-" + last.text
        }
        return text
    }
}
