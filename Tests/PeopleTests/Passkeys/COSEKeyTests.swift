import Crypto
import CryptoExtras
import Records
import Testing

@testable import People

@Suite struct COSEKeyTests {
    private let point = Array(P256.Signing.PrivateKey().publicKey.rawRepresentation)

    private func read(_ value: CBOR) throws(PasskeyError) -> COSEKey { try COSEKey(reading: value.written) }

    /// A key on P-256 with parameters left out, replaced or added.
    private func ellipticKey(_ changes: [Int64: CBOR] = [:], without missing: Int64? = nil) -> CBOR {
        var parameters: [Int64: CBOR] = [
            1: 2, 3: -7, -1: 1, -2: .bytes(Array(point[..<32])), -3: .bytes(Array(point[32...])),
        ]
        parameters.merge(changes) { _, new in new }
        return .map(
            parameters.filter { $0.key != missing }.map { CBOR.Entry(key: .integer($0.key), value: $0.value) })
    }

    @Test("a key whose type, curve or coordinates don't belong to its algorithm is refused")
    func elliptic() throws {
        #expect(try read(ellipticKey()).algorithm == .es256)
        let changes: [[Int64: CBOR]] = [
            [1: 1], [1: 3], [3: "ES256"], [-1: 2], [3: -8], [3: -35], [3: -36], [3: -257],
            [-2: .bytes(Array(point[..<31]))], [-2: .bytes([0] + point[..<32])],
            [-2: .bytes(Array(point[..<31])), -3: .bytes(Array(point[31...]))], [-3: .bool(true)],
            [-3: .bytes(Array(point[..<32]))], [2: .bytes([1])], [4: .array([2])],
        ]
        for change in changes {
            #expect(throws: PasskeyError.malformedKey, "\(change)") { try read(ellipticKey(change)) }
        }
        for label: Int64 in [1, 3, -1, -2, -3] {
            #expect(throws: PasskeyError.malformedKey, "\(label)") { try read(ellipticKey(without: label)) }
        }
        #expect(throws: PasskeyError.unknownAlgorithm) { try read(ellipticKey([3: -47])) }
        #expect(throws: PasskeyError.unknownAlgorithm) { try read(ellipticKey([3: 0])) }
        #expect(throws: PasskeyError.malformedKey) { try COSEKey(reading: ellipticKey().written + [0]) }
        for other: CBOR in [.map([]), .null, .array([]), .bytes(point)] {
            #expect(throws: PasskeyError.malformedKey) { try read(other) }
        }
    }

    @Test("a key for Ed25519 has 32 bytes on the right curve")
    func edwards() throws {
        let x = Array(Curve25519.Signing.PrivateKey().publicKey.rawRepresentation)
        #expect(try read([1: 1, 3: -8, -1: 6, -2: .bytes(x)]).algorithm == .edDSA)
        for other: CBOR in [
            [1: 1, 3: -8, -1: 7, -2: .bytes(x)], [1: 2, 3: -8, -1: 6, -2: .bytes(x)],
            [1: 1, 3: -8, -1: 6, -2: .bytes(x + [0])], [1: 1, 3: -8, -1: 6, -2: .bytes([])], [1: 1, 3: -8, -1: 6],
            [1: 1, 3: -8, -1: 6, -2: .bytes(x), -3: .bytes(x)],
        ] {
            #expect(throws: PasskeyError.malformedKey) { try read(other) }
        }
    }

    @Test("a key for RSA has 2048 to 4096 bits and an odd exponent")
    func rsa() throws {
        let key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
        let numbers = try key.publicKey.getKeyPrimitives()
        let (n, e) = (Array(numbers.modulus), Array(numbers.publicExponent))
        #expect(try read([1: 3, 3: -257, -1: .bytes(n), -2: .bytes(e)]).algorithm == .rs256)
        for (n, e) in [
            (Array(n[128...]), e), ([1] + n[1...], e), ([0] + n, e), (n + n + [1], e), (n, []), (n, [0]), (n, [2]),
            (n, [0, 1, 0, 1]),
            (n, [1, 0, 0, 0, 1]), ([], e), (Array(repeating: 0, count: 256), e),
        ] as [([UInt8], [UInt8])] {
            #expect(throws: PasskeyError.malformedKey, "\(n.count) \(e)") {
                try read([1: 3, 3: -257, -1: .bytes(n), -2: .bytes(e)])
            }
        }
    }

    @Test("a signature in another form is none")
    func forms() throws {
        let key = P256.Signing.PrivateKey()
        let point = Array(key.publicKey.rawRepresentation)
        let cose = try read([1: 2, 3: -7, -1: 1, -2: .bytes(Array(point[..<32])), -3: .bytes(Array(point[32...]))])
        let message: [UInt8] = [1, 2, 3]
        let signature = try key.signature(for: message)
        #expect(cose.verifies(Array(signature.derRepresentation), over: message))
        #expect(!cose.verifies(Array(signature.rawRepresentation), over: message))
        #expect(!cose.verifies(Array(signature.derRepresentation) + [0], over: message))
        #expect(!cose.verifies([], over: message))
        #expect(!cose.verifies([0x30, 0x06, 0x02, 0x01, 0x00, 0x02, 0x01, 0x00], over: message))
        #expect(!cose.verifies(Array(signature.derRepresentation), over: [1, 2, 4]))
    }
}
