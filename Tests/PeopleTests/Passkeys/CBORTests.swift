import Records
import TestSupport
import Testing

@testable import People

@Suite struct CBORTests {
    private func read(_ hex: String) throws -> CBOR { try CBOR(reading: #require(Hex.decode(hex))) }

    @Test(
        "the examples of RFC 8949, appendix A, that authenticators may use are read",
        arguments: [
            ("00", 0), ("17", 23), ("1818", 24), ("1903e8", 1000), ("1a000f4240", 1_000_000),
            ("1b000000e8d4a51000", 1_000_000_000_000), ("1b7fffffffffffffff", .integer(.max)), ("20", -1),
            ("3863", -100), ("3903e7", -1000), ("3b7fffffffffffffff", .integer(.min)), ("f4", .bool(false)),
            ("f5", .bool(true)), ("f6", .null), ("40", .bytes([])), ("4401020304", .bytes([1, 2, 3, 4])), ("60", ""),
            ("6449455446", "IETF"), ("62225c", "\"\\"), ("62c3bc", "ü"), ("64f0908591", "\u{10151}"),
            ("80", .array([])),
            ("8301820203820405", .array([1, .array([2, 3]), .array([4, 5])])), ("a0", .map([])),
            ("a201020304", [1: 2, 3: 4]), ("a26161016162820203", ["a": 1, "b": .array([2, 3])]),
        ] as [(String, CBOR)])
    func accepted(_ hex: String, _ value: CBOR) throws {
        #expect(try read(hex) == value)
        #expect(Hex.encode(value.written) == hex)
    }

    @Test(
        "everything else is refused",
        arguments: [
            ("", .unexpectedEnd), ("18", .unexpectedEnd), ("19ff", .unexpectedEnd), ("440102", .unexpectedEnd),
            ("44010203", .unexpectedEnd), ("8201", .unexpectedEnd), ("a101", .unexpectedEnd), ("a1", .unexpectedEnd),
            ("5bffffffffffffffff", .unexpectedEnd), ("9bffffffffffffffff", .unexpectedEnd),
            ("bb7fffffffffffffff00", .unexpectedEnd), ("7a7fffffff", .unexpectedEnd), ("0000", .trailingBytes),
            ("a000", .trailingBytes), ("1800", .notShortest), ("1817", .notShortest), ("190017", .notShortest),
            ("1900ff", .notShortest), ("1a0000ffff", .notShortest), ("1b00000000ffffffff", .notShortest),
            ("580101", .notShortest), ("7801", .notShortest), ("9800", .notShortest), ("b800", .notShortest),
            ("5f42010243030405ff", .indefiniteLength), ("7fff", .indefiniteLength), ("9fff", .indefiniteLength),
            ("bfff", .indefiniteLength), ("1f", .indefiniteLength), ("ff", .unsupported), ("1c", .unsupported),
            ("1b8000000000000000", .outOfRange), ("3b8000000000000000", .outOfRange), ("c001", .unsupported),
            ("d9d9f7a0", .unsupported), ("f7", .unsupported), ("f0", .unsupported), ("f818", .unsupported),
            ("f90000", .unsupported), ("fa47c35000", .unsupported), ("fb3ff199999999999a", .unsupported),
            ("61ff", .invalidUTF8), ("62c328", .invalidUTF8), ("63eda080", .invalidUTF8), ("a201010102", .duplicateKey),
            ("a2616101616102", .duplicateKey), ("a14001", .unexpectedKey), ("a1a001", .unexpectedKey),
            ("a1f501", .unexpectedKey), ("818181818181818181", .unexpectedEnd), ("81818181818181818100", .tooDeep),
            ("a101a101a101a101a101a101a101a101a0", .tooDeep),
        ] as [(String, CBORError)])
    func refused(_ hex: String, _ error: CBORError) throws {
        #expect(throws: error) { try read(hex) }
    }

    @Test("eight levels are read, and 64 KiB, and not one more")
    func limits() throws {
        #expect(throws: Never.self) { try read("818181818181818100") }
        let fitting = CBOR.bytes(Array(repeating: 1, count: (1 << 16) - 3)).written
        #expect(fitting.count == 1 << 16)
        #expect(throws: Never.self) { try CBOR(reading: fitting) }
        #expect(throws: CBORError.tooLarge) { try CBOR(reading: fitting + [0]) }
        #expect(throws: CBORError.tooDeep) { try CBOR(reading: Array(repeating: 0x81, count: 1 << 16)) }
    }

    @Test("a map's values are found by number and by text, and only in a map")
    func lookup() {
        let map: CBOR = [1: 2, "a": "b"]
        #expect(map[1]?.integer == 2 && map["a"]?.text == "b")
        #expect(map[2] == nil && map["1"] == nil && map["A"] == nil)
        #expect(CBOR.array([1])[1] == nil && map.bytes == nil && map.integer == nil && CBOR.null.entries == nil)
    }

    @Test("random values are read as they were written")
    func roundTrip() throws {
        var generator = Generator(seed: 705)
        for _ in 0..<2_000 {
            let value = CBOR.random(depth: 4, &generator)
            #expect(try CBOR(reading: value.written) == value)
        }
    }

    @Test("random bytes never trap, and what is accepted has no other form")
    func fuzz() {
        var generator = Generator(seed: 706)
        var accepted = 0
        for round in 0..<40_000 {
            var bytes = generator.bytes(generator.integer(in: 0...24))
            if round % 2 == 1 {
                bytes = CBOR.random(depth: 4, &generator).written
                for _ in 0..<generator.integer(in: 1...3) {
                    bytes[generator.integer(in: 0...bytes.count - 1)] = generator.integer(in: 0...255)
                }
            }
            guard let value = try? CBOR(reading: bytes) else { continue }
            accepted += 1
            if value.written != bytes { Issue.record("\(Hex.encode(bytes))") }
        }
        #expect(accepted > 1_000)
    }
}

extension CBOR {
    /// A random value with containers up to that many levels deep.
    static func random(depth: Int, _ generator: inout Generator) -> CBOR {
        switch generator.integer(in: 0...(depth > 0 ? 6 : 4)) {
        case 0: return .integer(Int64(bitPattern: generator.next()) >> generator.integer(in: 0...63))
        case 1: return .bytes(generator.bytes(generator.integer(in: 0...40)))
        case 2: return .text(String(repeating: "ص", count: generator.integer(in: 0...20)))
        case 3: return .bool(generator.bool())
        case 4: return .null
        case 5:
            return .array((0..<generator.integer(in: 0...4)).map { _ in random(depth: depth - 1, &generator) })
        default:
            return .map(
                (0..<generator.integer(in: 0...4)).map { index in
                    Entry(
                        key: generator.bool() ? .integer(Int64(index) - 2) : .text("\(index)"),
                        value: random(depth: depth - 1, &generator))
                })
        }
    }
}
