import Quran
import Records

/// The pack `quran-search`: the search indexes of the Quran's text, of its sounds, and of each translation.
struct SearchStep: ContentStep {
    let name = QuranPack.search
    private let text: ContentEntry
    private let translations: [(name: String, entry: ContentEntry)]
    /// Increased when this code makes a different pack from the same texts.
    private static let edition = "1"
    /// Small indexes in today's format, so that the pack is rebuilt when the format changes.
    private static var sample: String {
        let words = [("وَبِٱلْقَلَمِ", 0), ("كِتَـٰبٌ مُؤْمِنَةٌ", 0)]
        return SHA256.hex(
            SearchIndexWriter.arabic(words) + SoundIndex.bytes(words)
                + SearchIndexWriter.translation(["Şükür, and patience", "sabırlı"]))
    }

    /// `nil` if the Quran's text wasn't built.
    init?(_ entries: [ContentEntry]) {
        guard let text = entries.first(where: { $0.kind == .pack && $0.name == QuranPack.text }) else { return nil }
        self.text = text
        translations = entries.compactMap { entry in
            entry.kind == .pack ? QuranPack.translation(ofPack: entry.name).map { ($0, entry) } : nil
        }.sorted { $0.name < $1.name }
    }

    func inputs(_ bench: Workbench) throws(ContentError) -> [String] {
        [Self.edition, Self.sample, text.sha256] + translations.flatMap { [$0.name, $0.entry.sha256] }
    }

    func run(_ bench: Workbench) throws(ContentError) -> [ContentEntry] {
        bench.tell("Indexing the Quran and \(translations.count) translations")
        let arabic = try ayat(in: text, bench) { QuranPack.section(.tanzil, surah: $0) }.map { ayah in
            (text: ayah.text, left: ayah.reference.basmalaWords)
        }
        var sections: [(name: String, bytes: [UInt8])] = [
            (QuranSearch.Source.arabic.name, SearchIndexWriter.arabic(arabic)),
            (QuranSearch.Source.sound.name, SoundIndex.bytes(arabic)),
        ]
        for (name, entry) in translations {
            let ayat = try ayat(in: entry, bench) { QuranPack.section(surah: $0) }
            sections.append((name, SearchIndexWriter.translation(ayat.map { $0.text })))
        }
        let pack = try Packs.make(
            name, version: text.version, source: text.source, licence: text.licence, sections: sections)
        return [
            try bench.keep(
                pack, name: name, title: text.title, version: text.version, source: text.source, licence: text.licence,
                attribution: text.attribution, licenceFile: text.licenceFile)
        ]
    }

    /// All ayat of a pack in order.
    private func ayat(
        in entry: ContentEntry, _ bench: Workbench, section: (Int) -> String
    ) throws(ContentError) -> [(reference: AyahReference, text: String)] {
        let reader = try Packs.open(bench.folder.file(entry.file))
        var ayat: [(reference: AyahReference, text: String)] = []
        for surah in 1...114 {
            let bytes: [UInt8]
            do throws(PackError) { bytes = try reader.section(section(surah)) } catch {
                throw ContentError(
                    "the section \(section(surah)) can't be read (\(error.rawValue))", in: entry.file,
                    remedy: "Delete the pack and run `wird content build`")
            }
            for (number, text) in SurahText(surah: surah, section: bytes).ayat.enumerated() {
                ayat.append((AyahReference(surah: surah, ayah: number + 1), text))
            }
        }
        return ayat
    }
}
