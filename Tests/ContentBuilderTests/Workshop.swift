import ContentBuilder
import Foundation
import Records

/// A checkout in miniature: three cities, one time zone, one wheel, in a folder that is gone after the test.
final class Workshop: Sendable {
    let root: URL
    let lines = Lines()
    let source: FakeSource

    /// The real checkout, for its scripts.
    static let checkout = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    var content: ContentFolder { ContentFolder(root.appendingPathComponent("content")) }
    var builder: ContentBuilder { builder(python: "python3") }

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("wird-content-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        source = FakeSource(wheel: try Self.makeWheel(in: root), others: ["clocks": try Self.makeZoneWheel(in: root)])
        try writeZones()
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("Scripts"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: root.appendingPathComponent("Scripts/content"),
            withDestinationURL: Self.checkout.appendingPathComponent("Scripts/content"))
        try writeConfig()
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func builder(python: String) -> ContentBuilder {
        ContentBuilder(
            checkout: root, content: content.url, zoneinfo: root.appendingPathComponent("zoneinfo"), python: python,
            source: source, progress: { [lines] in lines.add($0) })
    }

    /// Writes the pins; arguments override single values with wrong ones.
    func writeConfig(
        wheel: String? = nil, list: String? = nil, attribution: String = "Three cities", hasZonePackage: Bool = false
    )
        throws
    {
        var zones: JSONObject = [
            "title": "Zones", "source": "A test", "licence": "Public domain", "attribution": "One zone",
        ]
        if hasZonePackage { zones["package"] = "clocks" }
        if hasZonePackage { zones["folder"] = "clocks/zoneinfo" }
        let clocks = root.appendingPathComponent("clocks-1.0-py3-none-any.whl")
        let config: JSON = [
            "packages": [
                [
                    "name": "towns", "version": "1.0",
                    "wheels": [.string(try wheel ?? Self.sha256(source.wheel))],
                    "files": [
                        ["path": "towns/cities.json", "sha256": .string(list ?? SHA256.hex(Self.cities))],
                        ["path": "towns/LICENSE", "sha256": .string(SHA256.hex(Self.licence))],
                    ],
                ],
                ["name": "clocks", "version": "1.0", "wheels": [.string(try Self.sha256(clocks))], "files": []],
            ],
            "tools": [],
            "cities": [
                "title": "Towns", "package": "towns", "file": "towns/cities.json", "licenceFile": "towns/LICENSE",
                "source": "A test", "licence": "CC BY 4.0", "attribution": .string(attribution),
            ],
            "zones": .object(zones),
            "fonts": [],
        ]
        try write(config.bytes(), to: "Config/ContentConfig.json")
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func read(_ file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }

    /// Turns one bit of a file.
    func flip(_ file: URL, at index: Int) throws {
        var bytes = try read(file)
        bytes[index] ^= 1
        try Data(bytes).write(to: file)
    }

    static func sha256(_ file: URL) throws -> String { SHA256.hex([UInt8](try Data(contentsOf: file))) }

    static let licence = Array("You may.".utf8)
    static let cities = Array(
        """
        {"108410": {"geonameid": 108410, "name": "Riyadh", "latitude": 24.68773, "longitude": 46.72185,
          "countrycode": "SA", "population": 4205961, "timezone": "Asia/Riyadh", "admin1code": "10",
          "alternatenames": ["الرياض", "ریاض", "RUH", "alryad", "Ar Riyāḑ"]},
         "360630": {"geonameid": 360630, "name": "Cairo", "latitude": 30.06263, "longitude": 31.24967,
          "countrycode": "EG", "population": 9606916, "timezone": "Africa/Cairo", "admin1code": "11",
          "alternatenames": ["القاهرة", "قاهره", "Le Caire"]},
         "5128581": {"geonameid": 5128581, "name": "New York City", "latitude": 40.71427, "longitude": -74.00597,
          "countrycode": "US", "population": 8804190, "timezone": "America/New_York", "admin1code": "NY",
          "alternatenames": ["Нью-Йорк", "Big Apple"]}}
        """.utf8)

    private func writeZones() throws {
        try writeZones(release: "2026x", to: "zoneinfo")
    }

    /// Writes a tz database of one zone.
    func writeZones(release: String, to folder: String) throws {
        try write(Self.zoneList(release), to: "\(folder)/tzdata.zi")
        try write(Self.tzif, to: "\(folder)/Asia/Riyadh")
    }

    private static func zoneList(_ release: String) -> [UInt8] {
        Array("# version \(release)\nZ Asia/Riyadh 3 - +03\nL Asia/Riyadh Asia/Kuwait\n".utf8)
    }

    /// A zone three hours ahead for ever (RFC 9636).
    private static var tzif: [UInt8] {
        func header(_ counts: [UInt8]) -> [UInt8] {
            Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts.flatMap { [0, 0, 0, $0] }
        }
        let data: [UInt8] = [0, 0, 0x2A, 0x30, 0, 0] + Array("+03\0".utf8)
        let block = header([0, 0, 0, 0, 1, 4]) + data
        return block + block + Array("\n<+03>-3\n".utf8)
    }

    /// Python's own zip writer makes the wheel, since Python reads it as well.
    private static func makeWheel(in root: URL) throws -> URL {
        let folder = root.appendingPathComponent("wheel/towns")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(cities).write(to: folder.appendingPathComponent("cities.json"))
        try Data(licence).write(to: folder.appendingPathComponent("LICENSE"))
        try Data("raise SystemExit('code of a package was run')".utf8)
            .write(to: folder.appendingPathComponent("__init__.py"))
        return try zip(folder, as: "towns-1.0-py3-none-any.whl", in: root)
    }

    /// A package with the tz database of release 2026m.
    private static func makeZoneWheel(in root: URL) throws -> URL {
        let package = root.appendingPathComponent("wheel/clocks")
        let folder = package.appendingPathComponent("zoneinfo/Asia")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(zoneList("2026m")).write(to: package.appendingPathComponent("zoneinfo/tzdata.zi"))
        try Data(tzif).write(to: folder.appendingPathComponent("Riyadh"))
        return try zip(package, as: "clocks-1.0-py3-none-any.whl", in: root)
    }

    private static func zip(_ folder: URL, as name: String, in root: URL) throws -> URL {
        let wheel = root.appendingPathComponent(name)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-m", "zipfile", "-c", wheel.path, folder.path]
        try process.run()
        process.waitUntilExit()
        return wheel
    }
}
