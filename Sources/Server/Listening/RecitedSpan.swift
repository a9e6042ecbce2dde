import App
import Quran
import Recitation
import Storage

/// The ayat that somebody recites, within one surah: `112-1-4`.
struct RecitedSpan: Equatable {
    let surah: Int
    let ayat: ClosedRange<Int>

    /// The most ayat of a session.
    static let most = 60

    /// `nil` for what has no such form.
    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { AyahReference.number($0) }
        guard parts.count == 3, let surah = parts[0], let first = parts[1], let last = parts[2],
            (1...114).contains(surah), first <= last, last - first < Self.most
        else { return nil }
        self.surah = surah
        ayat = first...last
    }

    /// The words that are expected, of the text as it was verified; never of any other.
    func passage(_ parts: RecogniserParts) throws(ListeningRefusal) -> Passage {
        let text: SurahText
        do throws(TextRefusal) {
            let section = parts.sections.section(
                ResourceName(pack: QuranPack.text, section: QuranPack.section(.tanzil, surah: surah)))
            text = try VerifiedText(.tanzil, surah: surah, section: section, digests: parts.digests).text
        } catch { throw .noText }
        var words: [(reference: AyahReference, text: String)] = []
        for number in ayat {
            guard let ayah = text.ayah(number) else { throw .span }
            words.append((AyahReference(surah: surah, ayah: number), ayah))
        }
        return Passage(words)
    }
}
