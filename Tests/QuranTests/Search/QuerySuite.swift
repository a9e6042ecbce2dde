import Foundation
import Quran
import Records

/// What people type and the places they mean: `Queries/*.json`. Only references stand there, no text of the Quran but what is
/// typed to look for it.
struct QuerySuite {
    struct Query: CustomStringConvertible, Sendable {
        var text: String
        var file: String
        /// Ayat that must be among the answer's first twenty.
        var ayat: [AyahReference]
        /// A place that must be named first: `2:255`, `juz 3`, `page 50`, `hizb 5`, `surah 2`.
        var place: String?
        /// A surah that must be among the first three whose names fit.
        var surah: Int?

        var description: String { "\(file): \(text)" }
    }

    /// The language whose translation a file's words are of; the translations in Turkish and French are built on demand
    /// (`wird content build --with`), and without them their words are not asked for.
    static let languages = ["english": "en", "urdu": "ur", "indonesian": "id", "turkish": "tr", "french": "fr"]
    static let onDemand: Set<String> = ["tr", "fr"]

    /// Whether the content has what a query asks for.
    static func isAsked(_ query: Query, of translations: [String]) -> Bool {
        guard !query.ayat.isEmpty, let language = languages[query.file], onDemand.contains(language) else {
            return true
        }
        return translations.contains { $0.hasPrefix(language + "-") }
    }

    static let files = ["arabic", "english", "urdu", "indonesian", "turkish", "french", "sound"]

    static let all: [Query] = files.flatMap { (file: String) -> [Query] in
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Queries/\(file).json")
        guard let data = try? Data(contentsOf: url), let json = try? JSON(reading: [UInt8](data)) else { return [] }
        return (json.array ?? []).map { query($0, in: file) }
    }

    private static func query(_ entry: JSON, in file: String) -> Query {
        let ayat = (entry["ayat"]?.array ?? []).compactMap { text in text.string.flatMap { ayah($0) } }
        return Query(
            text: entry["query"]?.string ?? "", file: file, ayat: ayat, place: entry["place"]?.string,
            surah: entry["surah"]?.int.map { Int($0) })
    }

    static func ayah(_ text: String) -> AyahReference? {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        return parts.count == 2 ? AyahReference(surah: parts[0], ayah: parts[1]) : nil
    }

    static func name(_ place: QuranPlace) -> String {
        switch place {
        case .surah(let number): "surah \(number)"
        case .ayah(let ayah): ayah.text
        case .juz(let number): "juz \(number)"
        case .hizb(let number): "hizb \(number)"
        case .page(let number): "page \(number)"
        }
    }

    /// Why a query's answer is not what it must be; `nil` where it is.
    static func fault(_ query: Query, _ search: QuranSearch) -> String? {
        let answer = search.answer(query.text, limit: 20)
        if let place = query.place, answer.places.first.map(name) != place {
            return "\(query): \(place) is not \(answer.places.map(name)), surahs \(answer.surahs.prefix(3))"
        }
        if let surah = query.surah, !answer.surahs.prefix(3).contains(surah),
            answer.places.first != .surah(surah)
        {
            return "\(query): surah \(surah) is not among \(answer.surahs.prefix(5))"
        }
        let found = Set(answer.findings.flatMap { $0.hits.hits }.compactMap { search.index.ayah(at: $0.position) })
        let missing = query.ayat.filter { !found.contains($0) }
        guard missing.isEmpty else {
            let shown = answer.findings.map { finding in
                "\(finding.source.name) \(finding.hits.count) "
                    + finding.hits.hits.prefix(4).compactMap { search.index.ayah(at: $0.position)?.text }.joined(
                        separator: " ")
            }
            return "\(query): \(missing.map(\.text)) not in \(shown)"
        }
        return nil
    }
}
