import Foundation
import Quran
import Records

/// Tanzil's text as the built content has it, for tests that name ayat.
enum RealQuran {
    /// The 114 surahs; `nil` where the folder `WIRD_CONTENT` has none.
    static let surahs: [SurahText]? = ProcessInfo.processInfo.environment["WIRD_CONTENT"].flatMap { try? read($0) }

    private struct NeedsData: Error {}

    private static func read(_ folder: String) throws -> [SurahText] {
        let index = try JSON(reading: bytes(folder + "/packs.json"))
        guard let file = index[QuranPack.text]?["file"]?.string else { throw NeedsData() }
        let pack = try PackReader(bytes("\(folder)/packs/\(file)"))
        return try (1...114).map { surah in
            SurahText(surah: surah, section: try pack.section(QuranPack.section(.tanzil, surah: surah)))
        }
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// An ayah's line.
    static func line(_ surah: Int, _ ayah: Int) -> String { surahs?[surah - 1][ayah] ?? "" }

    /// The rules of an ayah.
    static func spans(_ surah: Int, _ ayah: Int, stoppingAt stop: Int? = nil, pauses: PauseReading = .apart)
        -> [TajweedSpan]
    {
        Tajweed.spans(
            of: line(surah, ayah), at: AyahReference(surah: surah, ayah: ayah), stoppingAt: stop, pauses: pauses)
    }
}
