import Almanac
import App
import Foundation
import Storage

/// Finds a zone by name, in the content or else in the system's zone files.
struct ZoneFinder {
    let library: PackLibrary
    var systemFolders = ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/var/db/timezone/zoneinfo"]

    /// The result of a search.
    enum Result {
        case found(Zone)
        /// There are zones, but none has this name.
        case unknown
        /// Neither the content nor the system has any zones.
        case noZones
    }

    func zone(_ name: String) -> Result {
        if let bytes = library.section(ResourceName(pack: "zones", section: "all")),
            let database = try? ZoneDatabase(bytes)
        {
            return database.zone(name).map { .found($0) } ?? .unknown
        }
        guard let folder = systemFolders.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
            return .noZones
        }
        return system(name, in: folder).map { .found($0) } ?? .unknown
    }

    private func system(_ name: String, in folder: String) -> Zone? {
        let allowed = name.utf8.allSatisfy {
            switch $0 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "+"),
                UInt8(ascii: "-"):
                true
            default: false
            }
        }
        guard allowed, !name.isEmpty, !name.hasPrefix("/"),
            let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
        else { return nil }
        var compiler = ZoneCompiler(version: "system")
        guard (try? compiler.add(name, tzif: [UInt8](data))) != nil, let section = try? compiler.section() else {
            return nil
        }
        return (try? ZoneDatabase(section))?.zone(name)
    }
}
