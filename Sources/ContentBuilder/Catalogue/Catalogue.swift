import Foundation
import Records

/// All bundled files with their sources and licences: `content.json`, and `packs.json` for the hosts.
public struct Catalogue: Hashable, Sendable {
    /// The entries sorted by kind and name.
    public private(set) var entries: [ContentEntry]

    public init(_ entries: [ContentEntry]) {
        self.entries = entries.sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
    }

    /// Reads the catalogue of a content folder.
    ///
    /// - Throws: ``ContentError`` if content was never built there, or if its catalogue is damaged.
    public init(reading folder: ContentFolder) throws(ContentError) {
        guard Files.exists(folder.catalogue) else {
            throw ContentError("there is no content", in: folder.url.path, remedy: "Run `wird content build`")
        }
        let json = try? JSON(reading: try Files.read(folder.catalogue))
        guard let values = json?["entries"]?.array else { throw Self.damaged(folder.catalogue) }
        var entries: [ContentEntry] = []
        for value in values {
            guard let entry = ContentEntry(json: value) else { throw Self.damaged(folder.catalogue) }
            entries.append(entry)
        }
        self.init(entries)
    }

    private static func damaged(_ file: URL) -> ContentError {
        ContentError(
            "the list of the content is damaged", in: file.path, remedy: "Delete it and run `wird content build`")
    }

    /// Writes both lists.
    func write(to folder: ContentFolder) throws(ContentError) {
        let list: JSON = ["sources": sources, "entries": .array(entries.map { $0.json })]
        try Files.write(list.bytes(), to: folder.catalogue)
        try Files.write(try packIndex(in: folder).bytes(), to: folder.packIndex)
    }

    /// The entries of the app's Sources page: each work once, even if it fills several files.
    public var sources: JSON {
        var titles: Set<String> = []
        var credits: [ContentCredit] = []
        for entry in entries {
            let own = ContentCredit(
                title: entry.title, version: entry.version, source: entry.source, licence: entry.licence,
                attribution: entry.attribution)
            credits += entry.credits.isEmpty ? [own] : entry.credits
        }
        var sources: [JSON] = []
        for credit in credits.sorted(by: { $0.title < $1.title }) where titles.insert(credit.title).inserted {
            var source: JSONObject = [
                "name": .string(credit.title), "version": .string(credit.version), "licence": .string(credit.licence),
                "attribution": .string(credit.attribution),
            ]
            if let link = credit.link { source["link"] = .string(link) }
            sources.append(.object(source))
        }
        return .array(sources)
    }

    /// The file, size, hash, version and sections of each pack, as in `bundle.json`.
    private func packIndex(in folder: ContentFolder) throws(ContentError) -> JSON {
        var index = JSONObject()
        for entry in entries where entry.kind == .pack {
            let reader = try Packs.open(folder.file(entry.file))
            var pack: JSONObject = [
                "file": .string(folder.file(entry.file).lastPathComponent), "version": .string(entry.version),
                "size": .int(Int64(entry.size)), "sha256": .string(entry.sha256),
                "sections": .array(reader.directory.sections.map { $0.json }),
            ]
            if let language = entry.language { pack["language"] = .string(language) }
            if let translator = entry.translator { pack["translator"] = .string(translator) }
            if entry.isOptional { pack["optional"] = true }
            index[entry.name] = .object(pack)
        }
        return .object(index)
    }

    /// Checks that every bundled file has an entry with its licence, and every entry a file.
    ///
    /// - Throws: ``ContentError`` for the first one that doesn't.
    func audit(_ folder: ContentFolder) throws(ContentError) {
        for entry in entries {
            guard !entry.title.isEmpty, !entry.licence.isEmpty, !entry.attribution.isEmpty, !entry.source.isEmpty else {
                throw ContentError(
                    "it has no licence or no attribution", in: entry.file,
                    remedy: "Say both in Config/ContentConfig.json")
            }
            guard entry.language == nil || entry.licenceFile != nil else {
                throw ContentError(
                    "the text has no file with its terms", in: entry.file,
                    remedy: "Run `wird content build`: it writes one")
            }
            if let licenceFile = entry.licenceFile, !Files.exists(folder.file(licenceFile)) {
                throw ContentError(
                    "its licence's text \(licenceFile) is missing", in: entry.file, remedy: "Run `wird content build`")
            }
        }
        let known = Set(entries.map { $0.file })
        for file in try Self.bundledFiles(folder) where !known.contains(file) {
            throw ContentError(
                "it is bundled but content.json has no entry for it", in: file,
                remedy: "Remove the file, or say its source and licence in Config/ContentConfig.json")
        }
    }

    /// The files that the product serves, without the compressed copies beside them.
    static func bundledFiles(_ folder: ContentFolder) throws(ContentError) -> [String] {
        var files: [String] = []
        for (name, url) in [("packs", folder.packs), ("fonts", folder.fonts)] {
            for file in try Files.list(url) where !["gz", "br"].contains(file.pathExtension) {
                files.append("\(name)/\(file.lastPathComponent)")
            }
        }
        return files
    }
}
