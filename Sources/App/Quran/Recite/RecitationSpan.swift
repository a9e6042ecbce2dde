import Interface
import Quran

/// Consecutive ayat of a surah that are recited in one go: `112-1-4`.
struct RecitationSpan: Hashable, Sendable {
    let surah: Int
    let ayat: ClosedRange<Int>

    /// The most ayat of one session.
    static let limit = 60

    /// `nil` if it is longer than a session, or no surah could have it.
    init?(surah: Int, first: Int, last: Int) {
        guard (1...114).contains(surah), first >= 1, first <= last, last <= 286, last - first < Self.limit else {
            return nil
        }
        self.surah = surah
        ayat = first...last
    }

    /// Reads ``text``; `nil` for anything else. Whether the surah has these ayat is known to ``QuranIndex``.
    init?(_ text: Substring) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let surah = AyahReference.number(parts[0]), let first = AyahReference.number(parts[1]),
            let last = AyahReference.number(parts[2])
        else { return nil }
        self.init(surah: surah, first: first, last: last)
    }

    /// From an ayah to the end of its page, or of its surah if that comes first.
    init?(from ayah: AyahReference, _ index: QuranIndex) {
        guard index.contains(ayah), let surah = index.surah(ayah.surah) else { return nil }
        let end = index.end(ofPage: index.page(of: ayah))
        let last = end.map { $0.surah == ayah.surah ? $0.ayah : surah.ayahCount } ?? surah.ayahCount
        self.init(
            surah: ayah.surah, first: ayah.ayah, last: min(max(last, ayah.ayah), ayah.ayah + Self.limit - 1))
    }

    /// The spans of ayat in their order: one for each surah, and for each ``limit`` ayat.
    static func spans(_ ayat: [AyahReference]) -> [RecitationSpan] {
        var spans: [RecitationSpan] = []
        for ayah in ayat {
            if let last = spans.last, last.surah == ayah.surah, last.ayat.upperBound + 1 == ayah.ayah,
                let longer = RecitationSpan(surah: ayah.surah, first: last.ayat.lowerBound, last: ayah.ayah)
            {
                spans[spans.count - 1] = longer
            } else if let span = RecitationSpan(surah: ayah.surah, first: ayah.ayah, last: ayah.ayah) {
                spans.append(span)
            }
        }
        return spans
    }

    var text: String { "\(surah)-\(ayat.lowerBound)-\(ayat.upperBound)" }

    var first: AyahReference { AyahReference(surah: surah, ayah: ayat.lowerBound) }

    /// Its name: `Al-Ikhlas 1–4`.
    func name(_ strings: Strings, _ index: QuranIndex) -> String {
        let name = strings.name(first, index)
        return ayat.count == 1 ? name : name + "–" + strings.number(ayat.upperBound)
    }

    /// The page where it is recited.
    func link(_ mode: ReciteMode, query: String = "") -> Link {
        Route.quran(.recite(.session(self))).link(query: "mode=" + mode.rawValue + query)
    }
}

/// Whether the text is before the reciter's eyes.
enum ReciteMode: String, CaseIterable, Hashable, Sendable {
    case read
    case memory
}
