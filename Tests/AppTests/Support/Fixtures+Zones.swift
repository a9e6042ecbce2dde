import Almanac
import Foundation

extension Fixtures {
    /// The zones of the fixture's cities, compiled from the system's files.
    static func zones() -> [UInt8] {
        do {
            var compiler = ZoneCompiler(version: "test")
            for name in ["Asia/Riyadh", "Africa/Cairo", "Europe/London", "Europe/Oslo", "America/New_York"] {
                let file = try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(name)"))
                try compiler.add(name, tzif: Array(file))
            }
            return try compiler.section()
        } catch { fatalError("the system's time zones can't be read: \(error)") }
    }
}
