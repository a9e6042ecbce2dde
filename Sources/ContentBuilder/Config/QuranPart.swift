import Records

/// A file of a package from which a part of the Quran's content is made, with its credit.
struct QuranPart: Hashable, Sendable {
    var package: String
    var file: String
    /// The file with the licence's text, or `nil` if the package has none.
    var licenceFile: String?
    var credit: ContentCredit

    init(_ reader: ConfigReader) throws(ConfigError) {
        package = try reader["package"].text()
        file = try reader["file"].text()
        licenceFile = reader.value["licenceFile"] == nil ? nil : try reader["licenceFile"].text()
        credit = ContentCredit(
            title: try reader["title"].text(), version: try reader["version"].text(),
            source: try reader["source"].text(), licence: try reader["licence"].text(),
            attribution: try reader["attribution"].text(),
            link: reader.value["link"] == nil ? nil : try reader["link"].text())
    }

    /// The values that a step's result depends on.
    func inputs(_ bench: Workbench) throws(ContentError) -> [String] {
        let pin = try bench.pin(package)
        return [pin.version, pin.wheels.joined(separator: " "), file, credit.json.text()]
    }

    /// The file's bytes, checked against its pin.
    func read(_ bench: Workbench) throws(ContentError) -> [UInt8] {
        let pin = try bench.pin(package)
        let files = try bench.store.files([file] + (licenceFile.map { [$0] } ?? []), of: pin, tell: bench.tell)
        if licenceFile != nil { _ = try bench.keepLicence(files[1], of: package) }
        return files[0]
    }
}
