import Almanac
import TestSupport
import Testing

/// Bytes that are no zones: refused or read as something, never a trap.
@Suite struct ZoneFuzzTests {
    private static let sample = TZifBytes(
        types: [10_921, 10_800, 14_400], transitions: [(-1_000_000_000, 1), (500_000_000, 2), (600_000_000, 1)],
        footer: "EET-2EEST,M3.5.0/3,M10.5.0/4")

    private static func section() throws -> [UInt8] {
        var compiler = ZoneCompiler(version: "test")
        try compiler.add("Asia/Riyadh", tzif: sample.bytes)
        try compiler.add("Etc/UTC", tzif: TZifBytes(types: [0], footer: "UTC0").bytes)
        try compiler.add(alias: "Asia/Kuwait", of: "Asia/Riyadh")
        return try compiler.section()
    }

    private func use(_ zone: Zone?) {
        guard let zone else { return }
        var instant = Instant(seconds: -3_000_000_000)
        for _ in 0..<6 {
            let local = zone.local(instant)
            _ = zone.instant(of: local.date, at: .noon)
            _ = zone.length(of: local.date)
            guard let next = zone.nextTransition(after: instant) else { break }
            instant = next.instant
        }
        _ = zone.local(Instant(seconds: 4_000_000_000))
    }

    @Test("SY-004 malformed TZif files never trap")
    func files() {
        var generator = Generator(seed: 9636)
        var refused = 0
        for round in 0..<20_000 {
            var bytes = round % 10 == 0 ? generator.bytes(generator.integer(in: 0...200)) : Self.sample.bytes
            for _ in 0..<generator.integer(in: 1...4) where !bytes.isEmpty {
                bytes[generator.integer(in: 0...(bytes.count - 1))] = generator.integer(in: 0...255)
            }
            if generator.bool() { bytes.removeLast(generator.integer(in: 0...bytes.count)) }
            var compiler = ZoneCompiler(version: "test")
            do {
                try compiler.add("Test", tzif: bytes)
                use(try ZoneDatabase(compiler.section()).zone("Test"))
            } catch {
                refused += 1
            }
        }
        #expect(refused > 5_000 && refused < 20_000)
    }

    @Test("SY-004 malformed zone sections never trap")
    func sections() throws {
        let section = try Self.section()
        var generator = Generator(seed: 8536)
        var opened = 0
        for round in 0..<20_000 {
            var bytes = round % 10 == 0 ? generator.bytes(generator.integer(in: 0...200)) : section
            for _ in 0..<generator.integer(in: 1...4) where !bytes.isEmpty {
                bytes[generator.integer(in: 0...(bytes.count - 1))] = generator.integer(in: 0...255)
            }
            if generator.integer(in: 0...3) == 0 { bytes.removeLast(generator.integer(in: 0...bytes.count)) }
            guard let database = try? ZoneDatabase(bytes) else { continue }
            opened += 1
            _ = database.canonical("Asia/Kuwait")
            for name in database.identifiers + ["Asia/Riyadh", "Asia/Kuwait"] { use(database.zone(name)) }
        }
        #expect(opened > 5_000 && opened < 20_000)
    }

    @Test("SY-004 malformed footers are refused")
    func footers() throws {
        let bad = [
            "E5", "EST", "EST25", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0",
            "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,M3.2.0,M11.1.0x", "EST5EDT,J0,J5", "EST5EDT,J366,J5", "EST5EDT,366,5",
            "EST5EDT,M3.2.0/168,M11.1.0", "<EST5", "EST99999999999", "EST5:60",
        ]
        for footer in bad {
            var compiler = ZoneCompiler(version: "test")
            #expect(throws: ZoneCompilerError.badFooter, "\(footer)") {
                try compiler.add("Test", tzif: TZifBytes(types: [0], footer: footer).bytes)
            }
        }
    }

    @Test("Files and names that can't be used are refused with the reason")
    func refusals() throws {
        var compiler = ZoneCompiler(version: "test")
        #expect(throws: ZoneCompilerError.notTZif) { try compiler.add("A", tzif: []) }
        var old = Self.sample
        old.version = 0
        #expect(throws: ZoneCompilerError.unsupportedVersion) { try compiler.add("A", tzif: old.bytes) }
        #expect(throws: ZoneCompilerError.truncated) { try compiler.add("A", tzif: Self.sample.bytes.dropLast(20)) }
        #expect(throws: ZoneCompilerError.badName("")) { try compiler.add("", tzif: Self.sample.bytes) }
        try compiler.add("A", tzif: Self.sample.bytes)
        #expect(throws: ZoneCompilerError.badName("A")) { try compiler.add("A", tzif: Self.sample.bytes) }
        try compiler.add(alias: "B", of: "C")
        #expect(throws: ZoneCompilerError.unknownTarget("C")) { try compiler.section() }
        try compiler.add(alias: "C", of: "B")
        #expect(throws: ZoneCompilerError.self) { try compiler.section() }
        #expect(throws: ZoneDatabaseError.notAZoneSection) { try ZoneDatabase([]) }
    }
}
