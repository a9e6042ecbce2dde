import ContentBuilder
import Foundation
import Quran
import Records

/// The Quran as it was really built.
enum RealQuran {
    /// Whether the text was built: it is not by itself, as long as no screen reads it.
    static let isThere: Bool = {
        guard let folder = RealContent.folder, let entries = try? Catalogue(reading: folder).entries else {
            return false
        }
        return entries.contains { $0.name == QuranPack.text }
    }()

    static let pack = Result { try open(QuranPack.text) }
    static let index = Result { () throws -> QuranIndex in
        guard let index = QuranIndex(section: try pack.get().section(QuranPack.indexSection)) else { throw NeedsData() }
        return index
    }

    private struct NeedsData: Error {}

    /// A built pack.
    static func open(_ name: String) throws -> PackReader {
        guard let folder = RealContent.folder,
            let entry = try Catalogue(reading: folder).entries.first(where: { $0.name == name })
        else { throw NeedsData() }
        return try PackReader([UInt8](try Data(contentsOf: folder.file(entry.file))))
    }

    /// Every surah of an edition, checked.
    static func texts(_ edition: Edition) throws -> [SurahText] {
        try (1...114).map { surah in
            let section = try pack.get().section(QuranPack.section(edition, surah: surah))
            return try VerifiedText(edition, surah: surah, section: section).text
        }
    }

    /// An ayah's scalars.
    static func scalars(_ texts: [SurahText], _ surah: Int, _ ayah: Int) -> String.UnicodeScalarView {
        (texts[surah - 1][ayah] ?? "").unicodeScalars
    }
}
