import Foundation
import Records

/// What the steps of a build work with.
struct Workbench {
    var config: ContentConfig
    var folder: ContentFolder
    /// The checkout, with `Config` and `Scripts`.
    var checkout: URL
    /// The system's compiled time zones.
    var zoneinfo: URL
    var store: PackageStore
    var toolbox: Toolbox
    /// Shows a line of progress.
    var tell: @Sendable (String) -> Void

    /// Reads the pins and finds Python.
    ///
    /// - Throws: ``ContentError`` if a pin is wrong or Python isn't found.
    init(
        checkout: URL, folder: ContentFolder, zoneinfo: URL, python: String, source: any PackageSource,
        tell: @escaping @Sendable (String) -> Void
    ) throws(ContentError) {
        config = try Self.config(checkout.appendingPathComponent("Config/ContentConfig.json"))
        store = PackageStore(
            folder: folder.downloads, source: source, python: try Python(python),
            scripts: checkout.appendingPathComponent("Scripts/content"))
        toolbox = Toolbox(folder: folder.tools, pins: config.tools, store: store)
        self.folder = folder
        self.checkout = checkout
        self.zoneinfo = zoneinfo
        self.tell = tell
    }

    static func config(_ file: URL) throws(ContentError) -> ContentConfig {
        let bytes = try Files.read(file)
        do {
            return try ContentConfig(json: try JSON(reading: bytes))
        } catch let error as ConfigError {
            throw ContentError("\(error.key): \(error.reason)", in: file.path, remedy: "Correct the file")
        } catch {
            throw ContentError("it is no JSON (\(error))", in: file.path, remedy: "Correct the file")
        }
    }

    /// The pin of a package, which the configuration is known to have.
    func pin(_ name: String) throws(ContentError) -> PackagePin {
        guard let pin = config.package(name) else {
            throw ContentError("the package is not pinned", in: name, remedy: "Pin it in Config/ContentConfig.json")
        }
        return pin
    }

    /// Stores a package's licence beside the content and returns its path.
    func keepLicence(_ text: [UInt8], of package: String) throws(ContentError) -> String {
        let path = "licences/\(package).txt"
        try Files.write(text, to: folder.file(path))
        return path
    }

    /// Writes a pack and describes it.
    func keep(
        _ pack: PackWriter.File, name: String, title: String, version: String, source: String, licence: String,
        attribution: String, licenceFile: String?
    ) throws(ContentError) -> ContentEntry {
        let path = "packs/\(pack.name)"
        try Files.write(pack.bytes, to: folder.file(path))
        return ContentEntry(
            name: name, kind: .pack, title: title, file: path, version: version, source: source, licence: licence,
            attribution: attribution, licenceFile: licenceFile, sha256: SHA256.hex(pack.bytes),
            size: pack.bytes.count)
    }

    /// The hash of a file of the checkout; empty if the file doesn't exist.
    func hash(_ path: String) throws(ContentError) -> String {
        let file = checkout.appendingPathComponent(path)
        return Files.exists(file) ? try Files.sha256(file) : ""
    }
}
