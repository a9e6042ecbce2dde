import Records

/// The languages' catalogues as a pack, so that a browser's worker reads only the one in use. The guide's texts are
/// sections of their own (`guide-ar`), which are read when help is opened.
public struct LocalesPack: Sendable {
    /// `/content/locales-<hash>.pack`.
    public let file: MadeFile
    /// A reader of the same pack's sections.
    let reader: PackReader
    /// The pack's entry in `bundle.json`.
    let entry: JSON
    /// The pack's name in `bundle.json`.
    static let name = "locales"

    /// Creates the pack from the files of `Locales` and those of `Locales/guide`; `nil` if it can't be written.
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
