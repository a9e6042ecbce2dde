import Records

/// The languages' catalogues as a pack, so that a browser's worker reads only the one that is used. The guide's texts
/// stand in it as sections of their own (`guide-ar`): they are read when help is opened.
public struct LocalesPack: Sendable {
    /// `/content/locales-<hash>.pack`.
    public let file: MadeFile
    /// The same, to read sections out of.
    let reader: PackReader
    /// The pack's line in `bundle.json`.
    let entry: JSON
    /// The pack's name there.
    static let name = "locales"

    /// The pack of the catalogues among the files of `Locales` and of those of `Locales/guide`; `nil` where none can be
    /// written.
    init?(_ files: JSONObject, guides: JSONObject) {
        guard var writer = try? PackWriter(name: Self.name, version: "1", source: "Wird", licence: "MIT") else {
            return nil
        }
        var sections: [String: [UInt8]] = [:]
        for member in files.members where member.name != "registry" { sections[member.name] = member.value.bytes() }
        for member in guides.members { sections["guide-" + member.name] = member.value.bytes() }
        for section in sections.sorted(by: { $0.key < $1.key }) {
            guard (try? writer.add(section.key, section.value)) != nil else { return nil }
        }
        guard let file = try? writer.finish(), let reader = try? PackReader(file.bytes) else { return nil }
        self.reader = reader
        self.file = MadeFile(url: "/content/" + file.name, bytes: file.bytes, type: "application/octet-stream")
        entry = [
            "url": .string(self.file.url), "version": "1", "sections": .array(reader.directory.sections.map(\.json)),
        ]
    }
}
