import Records
import TestSupport
import Testing

@Suite("JSON under random input")
struct JSONFuzzTests {
    @Test("SY-004 what is written reads back equal", arguments: 0..<8)
    func roundTrip(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        for _ in 0..<400 {
            let json = generator.json()
            let bytes = json.bytes()
            let back = try JSON(reading: bytes)
            #expect(back == json)
            #expect(back.hashValue == json.hashValue)
            #expect(back.bytes() == bytes)
            #expect(json.canonicalLength == bytes.count)
            let sorted = json.bytes(sorted: true)
            #expect(try JSON(reading: sorted).bytes(sorted: true) == sorted)
        }
    }

    @Test("SY-004 random bytes never trap, and what is taken reads back equal", arguments: 0..<8)
    func randomBytes(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        let alphabet = [UInt8](#"{}[]",:\u0123456789-+.eEtrufalsn "#.utf8)
        for _ in 0..<3_000 {
            var bytes: [UInt8] = []
            for _ in 0..<generator.integer(in: 0...24) {
                let isFree = generator.integer(in: 0...9) == 0
                bytes.append(isFree ? generator.integer(in: 0...255) : alphabet.randomElement(using: &generator)!)
            }
            try expectSound(bytes)
        }
    }

    @Test("SY-004 changed documents never trap, and what is taken reads back equal", arguments: 0..<8)
    func mutations(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        for _ in 0..<300 {
            let bytes = generator.json().bytes()
            for _ in 0..<6 {
                var changed = bytes
                for _ in 0..<generator.integer(in: 1...3) { mutate(&changed, &generator) }
                try expectSound(changed)
            }
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ generator: inout Generator) {
        let index = generator.integer(in: 0...bytes.count)
        switch generator.integer(in: 0...3) {
        case 0: bytes.insert(generator.integer(in: 0...255), at: index)
        case 1 where index < bytes.count: bytes.remove(at: index)
        case 2 where index < bytes.count: bytes[index] ^= 1 << generator.integer(in: 0...7)
        default: bytes.removeSubrange(index...)
        }
    }

    private func expectSound(_ bytes: [UInt8]) throws {
        let json: JSON
        do {
            json = try JSON(reading: bytes)
        } catch {
            #expect((0...bytes.count).contains(error.offset))
            return
        }
        let canonical = json.bytes()
        #expect(try JSON(reading: canonical) == json)
        #expect(try JSON(reading: canonical).bytes() == canonical)
    }
}
