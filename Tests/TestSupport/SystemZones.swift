import Almanac
import Foundation

/// The system's time zones, compiled like those of the content.
///
/// They are read from `TZDIR`, or else from `/usr/share/zoneinfo`, where Foundation and libc read them too.
public enum SystemZones {
    static let folder = URL(
        fileURLWithPath: ProcessInfo.processInfo.environment["TZDIR"] ?? "/usr/share/zoneinfo", isDirectory: true)

    /// The release, zones and links of the system's `tzdata.zi`; `nil` if the system has none.
    public static let list: ZoneList? = try? ZoneList(
        Array(Data(contentsOf: folder.appendingPathComponent("tzdata.zi"))))

    /// Returns a zone's TZif file.
    public static func file(_ identifier: String) throws -> [UInt8] {
        try Array(Data(contentsOf: folder.appendingPathComponent(identifier)))
    }

    /// The compiled section of all zones; empty if the system has no `tzdata.zi`.
    public static let section: [UInt8] = (try? compile()) ?? []

    /// All zones; `nil` if the system has no `tzdata.zi`.
    public static let database: ZoneDatabase? = try? ZoneDatabase(section)

    private static func compile() throws -> [UInt8] {
        guard let list else { return [] }
        var compiler = ZoneCompiler(version: list.version)
        for zone in list.zones { try compiler.add(zone, tzif: file(zone)) }
        for link in list.links { try compiler.add(alias: link.alias, of: link.target) }
        return try compiler.section()
    }
}
