import Foundation
import Quran
import Records

/// The Quran as it was really built, and the search over it: the folder that `WIRD_CONTENT` names.
enum SearchContent {
    static let folder = ProcessInfo.processInfo.environment["WIRD_CONTENT"].flatMap { $0.isEmpty ? nil : $0 }

    /// Where there is content, whatever is missing in it fails the test.
    static var isThere: Bool {
        guard let folder, let bytes = try? Data(contentsOf: URL(filePath: folder + "/packs.json")) else { return false }
        return (try? JSON(reading: [UInt8](bytes)))?[QuranPack.text] != nil
    }

    /// Opened once: the indexes are large.
    static let searches = Result { try make() }
    static let search = searches.map { searches in searches.whole }
    /// Every ayah in Tanzil's text, with the words of the basmala to leave out.
    static let arabic = Result { try arabicText() }

    struct NeedsData: Error {
        var what: String
    }

    static func config() throws -> QuranSearchConfig {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let bytes = try Data(contentsOf: root.appending(path: "Config/QuranSearchConfig.json"))
        return try QuranSearchConfig(json: JSON(reading: [UInt8](bytes)))
    }

    static func pack(_ name: String) throws -> PackReader {
        guard let folder else { throw NeedsData(what: "WIRD_CONTENT") }
        let index = try JSON(reading: [UInt8](Data(contentsOf: URL(filePath: folder + "/packs.json"))))
        guard let file = index[name]?["file"]?.string else { throw NeedsData(what: name) }
        return try PackReader([UInt8](Data(contentsOf: URL(filePath: "\(folder)/packs/\(file)"))))
    }

    static func translations() throws -> [String] {
        guard let folder else { throw NeedsData(what: "WIRD_CONTENT") }
        let index = try JSON(reading: [UInt8](Data(contentsOf: URL(filePath: folder + "/packs.json"))))
        let wanted = ["quran-en-", "quran-ur-", "quran-id-", "quran-tr-", "quran-fr-"]
        return (index.object?.members ?? []).map { $0.name }
            .filter { name in wanted.contains { name.hasPrefix($0) } }.sorted()
            .map { String($0.dropFirst(QuranPack.translationPrefix.count)) }
    }

    static func index() throws -> QuranIndex {
        guard let index = QuranIndex(section: try pack(QuranPack.text).section(QuranPack.indexSection)) else {
            throw NeedsData(what: "index")
        }
        return index
    }

    private static func arabicText() throws -> [(text: String, left: Int)] {
        let pack = try pack(QuranPack.text)
        var ayat: [(text: String, left: Int)] = []
        for surah in 1...114 {
            let bytes = try pack.section(QuranPack.section(.tanzil, surah: surah))
            for (number, text) in SurahText(surah: surah, section: bytes).ayat.enumerated() {
                ayat.append((text, AyahReference(surah: surah, ayah: number + 1).basmalaWords))
            }
        }
        return ayat
    }

    static func translation(_ name: String) throws -> [String] {
        let pack = try pack(QuranPack.translationPrefix + name)
        return try (1...114).flatMap { surah in
            SurahText(surah: surah, section: try pack.section(QuranPack.section(surah: surah))).ayat
        }
    }

    /// The search over all texts, and the same in two steps: the Quran with some translations, then the others alone.
    private static func make() throws -> (whole: QuranSearch, first: QuranSearch, others: QuranSearch) {
        let ayat = try arabic.get()
        var translations: [(name: String, index: SearchIndex)] = []
        for name in try Self.translations() {
            let bytes = SearchIndexWriter.translation(try translation(name))
            guard let index = SearchIndex(bytes) else { throw NeedsData(what: name) }
            print("search index \(name): \(bytes.count) bytes")
            translations.append((name, index))
        }
        let bytes = SearchIndexWriter.arabic(ayat)
        let sounds = SoundIndex.bytes(ayat)
        print("search index ar: \(bytes.count) bytes, sound: \(sounds.count) bytes")
        let (index, config) = (try index(), try config())
        func search(_ translations: [(name: String, index: SearchIndex)], hasQuran: Bool = true) -> QuranSearch {
            QuranSearch(
                index, config, arabic: hasQuran ? SearchIndex(bytes) : nil, sound: hasQuran ? SoundIndex(sounds) : nil,
                translations: translations)
        }
        return (
            search(translations), search(Array(translations.prefix(2))),
            search(Array(translations.dropFirst(2)), hasQuran: false)
        )
    }
}
