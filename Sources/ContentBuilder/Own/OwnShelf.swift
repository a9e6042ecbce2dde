import Foundation
import Quran
import Records

/// The person's own texts: a content folder in their data folder, with the same packs and lists as the built one. It
/// isn't included in exports and backups, which hold only records.
public struct OwnShelf: Sendable {
    public let folder: ContentFolder

    public init(_ path: String) { folder = ContentFolder(URL(fileURLWithPath: path)) }

    /// The texts sorted by name; empty if none were imported.
    public func entries() throws(ContentError) -> [ContentEntry] {
        Files.exists(folder.catalogue) ? try Catalogue(reading: folder).entries : []
    }

    /// Stores a translation, replacing one with the same language and name.
    @discardableResult
    public func keep(_ file: OwnFile, as translation: OwnTranslation) throws(ContentError) -> ContentEntry {
        let lines = file.surahs.map { ayat in ayat.map { Self.line($0) } }
        var sections: [(name: String, bytes: [UInt8])] = []
        for (index, ayat) in lines.enumerated() {
            sections.append((QuranPack.section(surah: index + 1), Array(ayat.joined(separator: "\n").utf8)))
        }
        sections.append((QuranPack.ownIndex, SearchIndexWriter.translation(lines.flatMap { $0 })))
        var entry = try add(
            translation.pack, sections, title: translation.name, version: translation.version,
            source: translation.source, licence: translation.terms, attribution: translation.author)
        entry.language = translation.language
        entry.translator = translation.name
        try list(entry)
        return entry
    }

    /// Stores the Quran's text from a file that was recognised as an edition: the complete pack of the text, with the
    /// parts that the file lacks taken from the installed one.
    ///
    /// - Parameter installed: returns a section of the installed pack, or `nil` if it isn't available intact.
    @discardableResult
    public func keep(
        _ file: OwnFile, asText edition: Edition, named source: String, terms: String,
        installed: (String) -> [UInt8]?
    ) throws(ContentError) -> ContentEntry {
        var sections: [(name: String, bytes: [UInt8])] = []
        for name in [QuranPack.indexSection, QuranPack.layoutSection] {
            if let bytes = installed(name) { sections.append((name, bytes)) }
        }
        let notice = file.noticeText.isEmpty ? installed(QuranPack.noticeSection) : Array(file.noticeText.utf8)
        if let notice { sections.append((QuranPack.noticeSection, notice)) }
        for other in Edition.allCases {
            for surah in 1...114 {
                let name = QuranPack.section(other, surah: surah)
                if let bytes = other == edition ? file.section(surah) : installed(name) {
                    sections.append((name, bytes))
                }
            }
        }
        let title = edition == .tanzil ? "Tanzil Quran Text" : "KFGQPC Hafs"
        let entry = try add(
            QuranPack.text, sections, title: title, version: "1.1", source: source, licence: terms, attribution: title)
        try list(entry)
        return entry
    }

    /// Removes a text; returns `false` if there is none with that name.
    public func forget(_ pack: String) throws(ContentError) -> Bool {
        let entries = try entries()
        guard entries.contains(where: { $0.name == pack }) else { return false }
        try write(entries.filter { $0.name != pack })
        return true
    }

    /// A single line in which tabs and runs of spaces become one space each.
    private static func line(_ text: String) -> String {
        text.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    }

    private func add(
        _ name: String, _ sections: [(name: String, bytes: [UInt8])], title: String, version: String, source: String,
        licence: String, attribution: String
    ) throws(ContentError) -> ContentEntry {
        let pack = try Packs.make(name, version: version, source: source, licence: licence, sections: sections)
        let path = "packs/\(pack.name)"
        try Files.write(pack.bytes, to: folder.file(path))
        let terms = "licences/\(name).txt"
        let credit = ContentCredit(
            title: title, version: version, source: source, licence: licence, attribution: attribution)
        try Files.write(Array(credit.terms.utf8), to: folder.file(terms))
        return ContentEntry(
            name: name, kind: .pack, title: title, file: path, version: version, source: source, licence: licence,
            attribution: attribution, licenceFile: terms, sha256: SHA256.hex(pack.bytes), size: pack.bytes.count)
    }

    private func list(_ entry: ContentEntry) throws(ContentError) {
        try write(try entries().filter { $0.name != entry.name } + [entry])
    }

    /// Writes both lists, then removes the files that they no longer name.
    private func write(_ entries: [ContentEntry]) throws(ContentError) {
        try Catalogue(entries).write(to: folder)
        let kept = Set(entries.flatMap { [$0.file, $0.licenceFile ?? ""] })
        for name in ["packs", "licences"] {
            for file in try Files.list(folder.file(name)) where !kept.contains("\(name)/\(file.lastPathComponent)") {
                Files.remove(file)
            }
        }
    }
}
