import Records

/// A font that is served unchanged: never a subset, never in another format.
struct FaceStep: ContentStep {
    let source: FaceSource
    var name: String { "face-\(source.name)" }

    func inputs(_ bench: Workbench) throws(ContentError) -> [String] { [source.name] + (try source.part.inputs(bench)) }

    func run(_ bench: Workbench) throws(ContentError) -> [ContentEntry] {
        let bytes = try source.part.read(bench)
        let path = "fonts/\(source.name).ttf"
        try Files.write(bytes, to: bench.folder.file(path))
        let credit = source.part.credit
        return [
            ContentEntry(
                name: source.name, kind: .font, title: credit.title, file: path, version: credit.version,
                source: credit.source, licence: credit.licence, attribution: credit.attribution,
                licenceFile: source.part.licenceFile == nil ? nil : "licences/\(source.part.package).txt",
                sha256: SHA256.hex(bytes), size: bytes.count, credits: [credit])
        ]
    }
}
