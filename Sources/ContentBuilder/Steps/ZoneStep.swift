import Almanac
import Foundation
import Records

/// The pack `zones`: a tz database in the compact format that both hosts read. Of the pinned package's and the
/// system's, the later release is used: governments change clocks several times a year, and systems are updated late.
struct ZoneStep: ContentStep {
    let name = "zones"
    let source: ZoneSource
    /// Increased when this code makes a different pack from the same files.
    private static let edition = "1"

    func inputs(_ bench: Workbench) throws(ContentError) -> [String] {
        let folder = try latest(bench)
        let file = try list(folder)
        let list = ZoneList(file)
        // A few zones compiled into today's format, so that the pack is rebuilt when the format changes.
        let sample = try compile(version: list.version, list.zones.prefix(3), [], folder)
        return [
            Self.edition, SHA256.hex(file), SHA256.hex(sample), source.title, source.source, source.licence,
            source.attribution,
        ]
    }

    func run(_ bench: Workbench) throws(ContentError) -> [ContentEntry] {
        let folder = try latest(bench)
        let list = ZoneList(try list(folder))
        guard !list.version.isEmpty, !list.zones.isEmpty else {
            throw ContentError(
                "the list of zones is empty or names no version", in: folder.path,
                remedy: "Install tzdata again")
        }
        bench.tell("Compiling \(list.zones.count) time zones of release \(list.version)")
        let section = try compile(version: list.version, list.zones[...], list.links, folder)
        let pack = try Packs.make(
            name, version: list.version, source: source.source, licence: source.licence,
            sections: [("all", section)])
        return [
            try bench.keep(
                pack, name: name, title: source.title, version: list.version, source: source.source,
                licence: source.licence, attribution: source.attribution, licenceFile: nil)
        ]
    }

    /// The folder with the later release.
    private func latest(_ bench: Workbench) throws(ContentError) -> URL {
        guard let package = source.package else { return bench.zoneinfo }
        let pinned = try bench.store.folder(source.folder, of: try bench.pin(package), tell: bench.tell)
        guard Files.exists(bench.zoneinfo.appendingPathComponent("tzdata.zi")) else { return pinned }
        // Releases are named by their year and a letter (2026f), so they sort as text.
        let ours = ZoneList(try list(pinned)).version
        return ZoneList(try list(bench.zoneinfo)).version > ours ? bench.zoneinfo : pinned
    }

    private func list(_ folder: URL) throws(ContentError) -> [UInt8] {
        let file = folder.appendingPathComponent("tzdata.zi")
        guard Files.exists(file) else {
            throw ContentError(
                "the system has no time zone database", in: file.path, remedy: "Install tzdata, then try again")
        }
        return try Files.read(file)
    }

    private func compile(
        version: String, _ zones: ArraySlice<String>, _ links: [ZoneList.Link], _ folder: URL
    ) throws(ContentError) -> [UInt8] {
        var compiler = ZoneCompiler(version: version)
        for zone in zones {
            let file = folder.appendingPathComponent(zone)
            let bytes = try Files.read(file)
            do { try compiler.add(zone, tzif: bytes) } catch { throw Self.refused(error, file.path) }
        }
        for link in links {
            do { try compiler.add(alias: link.alias, of: link.target) } catch { throw Self.refused(error, link.alias) }
        }
        do { return try compiler.section() } catch { throw Self.refused(error, folder.path) }
    }

    private static func refused(_ error: ZoneCompilerError, _ place: String) -> ContentError {
        ContentError("the time zone can't be compiled (\(error))", in: place, remedy: "Install tzdata again")
    }
}
