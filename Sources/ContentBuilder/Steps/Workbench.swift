import Foundation
import Records

/// What the steps of a build work with.
struct Workbench {
    var config: ContentConfig
    var folder: ContentFolder
    /// The checkout: `Config`, `Scripts`.
    var checkout: URL
    /// The system's compiled time zones.
    var zoneinfo: URL
    var store: PackageStore
    var toolbox: Toolbox
    /// Shows a line of progress.
    var tell: @Sendable (String) -> Void

    /// The pin of a package; the configuration was checked to have it.
    func pin(_ name: String) throws(ContentError) -> PackagePin {
        guard let pin = config.package(name) else {
            throw ContentError("the package is not pinned", in: name, remedy: "Pin it in Config/ContentConfig.json")
        }
        return pin
    }

    /// Puts a package's licence beside the content and says where.
    func keepLicence(_ text: [UInt8], of package: String) throws(ContentError) -> String {
        let path = "licences/\(package).txt"
        try Files.write(text, to: folder.file(path))
        return path
    }

    /// Writes a pack and describes it.
    func keep(
        _ pack: PackWriter.File, name: String, version: String, source: String, licence: String,
        attribution: String, licenceFile: String?
    ) throws(ContentError) -> ContentEntry {
        let path = "packs/\(pack.name)"
        try Files.write(pack.bytes, to: folder.file(path))
        return ContentEntry(
            name: name, kind: .pack, file: path, version: version, source: source, licence: licence,
            attribution: attribution, licenceFile: licenceFile, sha256: SHA256.hex(pack.bytes),
            size: pack.bytes.count)
    }

    /// The hash of a file of the checkout; of nothing where it is absent.
    func hash(_ path: String) throws(ContentError) -> String {
        let file = checkout.appendingPathComponent(path)
        return Files.exists(file) ? try Files.sha256(file) : ""
    }
}
