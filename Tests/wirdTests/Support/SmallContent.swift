import Almanac
import Foundation
import Records

/// A content folder with one zone, Asia/Riyadh, made by hand: tests need no download.
enum SmallContent {
    static func write(to folder: String) throws {
        var compiler = ZoneCompiler(version: "test")
        try compiler.add("Asia/Riyadh", tzif: riyadh)
        var writer = try PackWriter(name: "zones", version: "test", source: "test", licence: "none")
        try writer.add("all", try compiler.section())
        let file = try writer.finish()
        try FileManager.default.createDirectory(atPath: folder + "/packs", withIntermediateDirectories: true)
        try Data(file.bytes).write(to: URL(fileURLWithPath: "\(folder)/packs/\(file.name)"))
        let index: JSON = ["zones": ["file": .string(file.name), "version": "test", "sections": []]]
        try Data(index.bytes()).write(to: URL(fileURLWithPath: folder + "/packs.json"))
    }

    /// A zone three hours ahead all year, as a TZif file of version 2 (RFC 9636 §3).
    private static var riyadh: [UInt8] {
        let counts: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4]
        let header = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts
        let type: [UInt8] = [0, 0, 0x2A, 0x30, 0, 0]
        let block = header + type + Array("+03\0".utf8)
        return block + block + Array("\n<+03>-3\n".utf8)
    }
}
