import Foundation
import Quran
import Records

/// The pack `quran`: the text of both editions, surah by surah and code point for code point, the index, and the
/// mushaf's lines.
struct QuranStep: ContentStep {
    let name = QuranPack.text
    let source: QuranSource
    /// Increased when this code makes a different pack from the same files.
    private static let edition = "1"

    func inputs(_ bench: Workbench) throws(ContentError) -> [String] {
        var inputs = [Self.edition]
        for part in source.parts { inputs += try part.inputs(bench) }
        for surah in source.nameCorrections.keys.sorted() {
            inputs.append("\(surah) \(source.nameCorrections[surah] ?? "")")
        }
        return inputs + source.quarterCorrections.map { "\($0)" }
    }

    func run(_ bench: Workbench) throws(ContentError) -> [ContentEntry] {
        let surahs = try QuranMetadata.surahs(source.names.read(bench), source: source)
        let counts = surahs.map { $0.ayahCount }
        let tanzil = try TanzilText(source.text.read(bench), counts: counts, in: source.text.file)
        let hafs = try HafsText.read(source.mushaf.read(bench), in: source.mushaf.file)
        let index = try QuranMetadata.index(
            surahs: surahs, divisions: source.divisions.read(bench), hafs: hafs, source: source)
        guard let mushaf = hafs.surahs(counts: counts), let layout = LayoutMaker.layout(hafs, index) else {
            throw ContentError(
                "its ayat or lines don't fit its words", in: source.mushaf.file,
                remedy: "Nothing was taken. Check the pin in Config/ContentConfig.json")
        }
        bench.tell("Comparing \(index.ayahCount) ayat of two editions")
        try QuranChecks(index: index, tanzil: tanzil.surahs, kfgqpc: mushaf).run(in: source.text.file)
        return [try keep(index, layout, tanzil, mushaf, bench)]
    }

    private func keep(
        _ index: QuranIndex, _ layout: MushafLayout, _ tanzil: TanzilText, _ mushaf: [[String]], _ bench: Workbench
    ) throws(ContentError) -> ContentEntry {
        var sections: [(name: String, bytes: [UInt8])] = [
            (QuranPack.indexSection, index.json.bytes()), (QuranPack.layoutSection, layout.section),
            (QuranPack.noticeSection, Array(tanzil.notice.utf8)),
        ]
        for (edition, surahs) in [(Edition.tanzil, tanzil.surahs), (.kfgqpc, mushaf)] {
            for (number, ayat) in surahs.enumerated() {
                sections.append(
                    (QuranPack.section(edition, surah: number + 1), Array(ayat.joined(separator: "\n").utf8)))
            }
        }
        let main = source.text.credit
        let pack = try Packs.make(
            name, version: main.version, source: source.parts.map { $0.credit.source }.joined(separator: "; "),
            licence: source.parts.map { "\($0.credit.title): \($0.credit.licence)" }.joined(separator: "; "),
            sections: sections)
        let licence = try bench.keepLicence(Array(tanzil.notice.utf8), of: "tanzil-quran-text")
        var entry = try bench.keep(
            pack, name: name, title: main.title, version: main.version, source: main.source, licence: main.licence,
            attribution: main.attribution, licenceFile: licence)
        entry.credits = source.parts.map { $0.credit }
        return entry
    }
}
