import Foundation
import Quran
import Records

/// A pack of a text that accompanies the Quran's: a section for each surah, with one ayah on each line.
struct TextPackStep: ContentStep {
    let source: TextPackSource
    let quran: QuranSource
    var name: String { source.pack }
    /// Increased when this code makes a different pack from the same files.
    private static let edition = "2"

    func inputs(_ bench: Workbench) throws(ContentError) -> [String] {
        [
            Self.edition, source.format.rawValue, source.key, "\(source.splits)", source.language, source.translator,
            "\(source.isDefault)",
        ]
            + (try source.part.inputs(bench)) + (try quran.names.inputs(bench))
    }

    func run(_ bench: Workbench) throws(ContentError) -> [ContentEntry] {
        let counts = try QuranMetadata.surahs(quran.names.read(bench), source: quran).map { $0.ayahCount }
        let surahs = try TextPackReading(source: source, counts: counts).surahs(bench)
        var sections: [(name: String, bytes: [UInt8])] = []
        for (index, ayat) in surahs.enumerated() {
            sections.append((QuranPack.section(surah: index + 1), Array(ayat.joined(separator: "\n").utf8)))
        }
        let credit = source.part.credit
        let pack = try Packs.make(
            name, version: credit.version, source: credit.source, licence: credit.licence, sections: sections)
        // No package includes these texts' own licence, so their terms are stored as a file beside them.
        let terms = try bench.keepLicence(Array(credit.terms.utf8), of: name)
        var entry = try bench.keep(
            pack, name: name, title: credit.title, version: credit.version, source: credit.source,
            licence: credit.licence, attribution: credit.attribution, licenceFile: terms)
        entry.credits = [credit]
        entry.language = source.language
        entry.translator = source.translator
        entry.isOptional = !source.isDefault
        return [entry]
    }
}
