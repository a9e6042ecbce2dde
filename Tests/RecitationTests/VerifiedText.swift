import Foundation
import Quran
import Records

/// The verified text as it was built: the folder that `WIRD_CONTENT` names.
enum VerifiedText {
    static let folder = ProcessInfo.processInfo.environment["WIRD_CONTENT"].flatMap { $0.isEmpty ? nil : $0 }

    static var isThere: Bool {
        guard let folder else { return false }
        return FileManager.default.fileExists(atPath: folder + "/packs.json")
    }

    struct NeedsData: Error {}

    /// Every ayah with its text, without the basmala above it.
    static let ayat = Result { try read() }

    private static func read() throws -> [(reference: AyahReference, text: String)] {
        guard let folder else { throw NeedsData() }
        let index = try JSON(reading: [UInt8](Data(contentsOf: URL(filePath: folder + "/packs.json"))))
        guard let file = index[QuranPack.text]?["file"]?.string else { throw NeedsData() }
        let pack = try PackReader([UInt8](Data(contentsOf: URL(filePath: "\(folder)/packs/\(file)"))))
        var ayat: [(reference: AyahReference, text: String)] = []
        for surah in 1...114 {
            let section = try pack.section(QuranPack.section(.tanzil, surah: surah))
            guard TextDigests.published.digest(of: .tanzil, surah: surah) == SHA256.hex(section) else {
                throw NeedsData()
            }
            let text = SurahText(surah: surah, section: section)
            for ayah in 1...text.count {
                ayat.append((AyahReference(surah: surah, ayah: ayah), text.ayah(ayah) ?? ""))
            }
        }
        return ayat
    }
}
