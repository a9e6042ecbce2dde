import Almanac
import Foundation
import Records

/// The pack `zones`: the system's tz database in the compact form that both hosts read.
struct ZoneStep: ContentStep {
    let name = "zones"
    let source: ZoneSource
    /// Rises when this code makes another pack of the same files.
    private static let edition = "1"

    func inputs(_ bench: Workbench) throws(ContentError) -> [String] {
        let file = try list(bench)
        let list = ZoneList(file)
        // A few zones as the compiler writes them today: the pack is made again when the form changes.
        let sample = try compile(version: list.version, list.zones.prefix(3), [], bench)
        return [
            Self.edition, SHA256.hex(file), SHA256.hex(sample), source.title, source.source, source.licence,
            source.attribution,
        ]
    }

    func run(_ bench: Workbench) throws(ContentError) -> [ContentEntry] {
        let list = ZoneList(try list(bench))
        guard !list.version.isEmpty, !list.zones.isEmpty else {
            throw ContentError(
                "the list of zones is empty or names no version", in: bench.zoneinfo.path,
                remedy: "Install tzdata again")
        }
        bench.tell("Compiling \(list.zones.count) time zones of release \(list.version)")
        let section = try compile(version: list.version, list.zones[...], list.links, bench)
        let pack = try Packs.make(
            name, version: list.version, source: source.source, licence: source.licence,
            sections: [("all", section)])
        return [
            try bench.keep(
                pack, name: name, title: source.title, version: list.version, source: source.source,
                licence: source.licence, attribution: source.attribution, licenceFile: nil)
        ]
    }

    private func list(_ bench: Workbench) throws(ContentError) -> [UInt8] {
        let file = bench.zoneinfo.appendingPathComponent("tzdata.zi")
        guard Files.exists(file) else {
            throw ContentError(
                "the system has no time zone database", in: file.path, remedy: "Install tzdata, then try again")
        }
        return try Files.read(file)
    }

    private func compile(
        version: String, _ zones: ArraySlice<String>, _ links: [ZoneList.Link], _ bench: Workbench
    ) throws(ContentError) -> [UInt8] {
        var compiler = ZoneCompiler(version: version)
        for zone in zones {
            let file = bench.zoneinfo.appendingPathComponent(zone)
            let bytes = try Files.read(file)
            do { try compiler.add(zone, tzif: bytes) } catch { throw Self.refused(error, file.path) }
        }
        for link in links {
            do { try compiler.add(alias: link.alias, of: link.target) } catch { throw Self.refused(error, link.alias) }
        }
        do { return try compiler.section() } catch { throw Self.refused(error, bench.zoneinfo.path) }
    }

    private static func refused(_ error: ZoneCompilerError, _ place: String) -> ContentError {
        ContentError("the time zone can't be compiled (\(error))", in: place, remedy: "Install tzdata again")
    }
}
