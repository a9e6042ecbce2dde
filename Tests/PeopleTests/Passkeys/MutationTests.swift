import Records
import TestSupport
import Testing

@testable import People

/// Published answers with single bytes changed, cut off or added.
@Suite struct MutationTests {
    private static let signed = SpecVector.all.filter {
        ["packed-self.ES256", "packed.ES384", "packed.ES512", "packed.RS256", "packed.EdDSA"].contains($0.name)
    }

    @Test("an assertion of which any byte is changed, missing or too many is refused", arguments: signed)
    func assertions(_ vector: SpecVector) throws {
        var generator = Generator(seed: 701)
        let passkey = try vector.register()
        for field in ["authenticatorData", "assertionClientData", "signature"] {
            var spoilt = vector
            for index in vector[field].indices {
                spoilt[field] = vector[field]
                spoilt[field][index] ^= generator.integer(in: 1...255)
                #expect(throws: PasskeyError.self, "\(field) \(index)") { try spoilt.assert(passkey) }
                spoilt[field] = Array(vector[field][..<index])
                #expect(throws: PasskeyError.self, "\(field) \(index)") { try spoilt.assert(passkey) }
            }
            spoilt[field] = vector[field] + [0]
            #expect(throws: PasskeyError.self, "\(field)") { try spoilt.assert(passkey) }
        }
    }

    @Test("a self attestation of which any byte is changed is refused, unless it thereby becomes none of these formats")
    func selfAttestation() throws {
        var generator = Generator(seed: 702)
        let vector = try SpecVector.named("packed-self.ES256")
        let passkey = try vector.register()
        for field in ["attestationObject", "registrationClientData"] {
            var spoilt = vector
            for index in vector[field].indices {
                for _ in 0..<4 {
                    spoilt[field] = vector[field]
                    spoilt[field][index] ^= generator.integer(in: 1...255)
                    guard let accepted = try? spoilt.register() else { continue }
                    // Nobody vouches for the passkey, but it is the same one.
                    #expect(try AttestationObject(reading: spoilt["attestationObject"]).format != "packed")
                    #expect(accepted == passkey)
                }
                spoilt[field] = Array(vector[field][..<index])
                #expect(throws: PasskeyError.self, "\(field) \(index)") { try spoilt.register() }
            }
            spoilt[field] = vector[field] + [0]
            #expect(throws: PasskeyError.self, "\(field)") { try spoilt.register() }
        }
    }

    @Test("answers with many bytes changed never trap", arguments: SpecVector.all)
    func chaos(_ vector: SpecVector) {
        var generator = Generator(seed: 703)
        for _ in 0..<300 {
            var spoilt = vector
            for field in ["attestationObject", "registrationClientData", "authenticatorData", "signature"] {
                for _ in 0..<generator.integer(in: 0...6) {
                    let index = generator.integer(in: 0...spoilt[field].count - 1)
                    spoilt[field][index] = generator.integer(in: 0...255)
                }
                if generator.integer(in: 0...9) == 0 {
                    spoilt[field].removeLast(generator.integer(in: 0...spoilt[field].count - 1))
                }
            }
            guard let passkey = try? spoilt.register() else { continue }
            #expect(passkey.id == vector.credential)
        }
    }

    @Test("random bytes as the authenticator's data never trap")
    func randomData() {
        var generator = Generator(seed: 704)
        for _ in 0..<5_000 {
            var bytes = generator.bytes(generator.integer(in: 0...120))
            // Mostly with flags that promise more.
            if bytes.count > 54, generator.bool() {
                bytes[32] |= 0xC0
                bytes[53] = 0
                bytes[54] = generator.integer(in: 0...70)
            }
            _ = try? AuthenticatorData(reading: bytes)
        }
    }
}
