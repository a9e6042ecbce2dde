import Crypto
import CryptoExtras

extension COSEKey {
    /// Reads a key that nothing may follow.
    ///
    /// - Throws: ``PasskeyError/unknownAlgorithm`` or ``PasskeyError/malformedKey``.
    public init(reading bytes: [UInt8]) throws(PasskeyError) {
        guard let value = try? CBOR(reading: bytes) else { throw .malformedKey }
        guard let number = value[Label.algorithm]?.integer else { throw .malformedKey }
        guard let algorithm = Algorithm(rawValue: number) else { throw .unknownAlgorithm }
        guard let material = Self.material(algorithm, value) else { throw .malformedKey }
        self.init(algorithm: algorithm, bytes: bytes, material: material)
    }

    /// The names of a key's parameters (RFC 9052, section 7.1; RFC 9053, section 7; RFC 8230, section 4).
    private enum Label {
        static let kind: Int64 = 1
        static let algorithm: Int64 = 3
        static let curve: Int64 = -1
        static let x: Int64 = -2
        static let y: Int64 = -3
        static let modulus: Int64 = -1
        static let exponent: Int64 = -2
    }

    /// Key type and curve belong to the algorithm (WebAuthn, section 5.8.5), and optional parameters must not be there
    /// (section 6.5.1).
    private static func material(_ algorithm: Algorithm, _ value: CBOR) -> Material? {
        switch algorithm {
        case .edDSA:
            guard isKind(1, curve: 6, of: 4, value), let x = value[Label.x]?.bytes else { return nil }
            return (try? Curve25519.Signing.PublicKey(rawRepresentation: x)).map(Material.ed25519)
        case .es256:
            guard let point = point(curve: 1, size: 32, value) else { return nil }
            return (try? P256.Signing.PublicKey(rawRepresentation: point)).map(Material.p256)
        case .es384:
            guard let point = point(curve: 2, size: 48, value) else { return nil }
            return (try? P384.Signing.PublicKey(rawRepresentation: point)).map(Material.p384)
        case .es512:
            guard let point = point(curve: 3, size: 66, value) else { return nil }
            return (try? P521.Signing.PublicKey(rawRepresentation: point)).map(Material.p521)
        case .rs256:
            return rsa(value)
        }
    }

    private static func isKind(_ kind: Int64, curve: Int64, of count: Int, _ value: CBOR) -> Bool {
        value[Label.kind]?.integer == kind && value[Label.curve]?.integer == curve && value.entries?.count == count
    }

    /// Both coordinates; WebAuthn takes no compressed points.
    private static func point(curve: Int64, size: Int, _ value: CBOR) -> [UInt8]? {
        guard isKind(2, curve: curve, of: 5, value), let x = value[Label.x]?.bytes, let y = value[Label.y]?.bytes,
            x.count == size, y.count == size
        else { return nil }
        return x + y
    }

    /// From 2048 bits, below which RSA is no longer strong and the package takes no key, to 4096, above which checking a
    /// signature costs too much.
    private static func rsa(_ value: CBOR) -> Material? {
        guard value[Label.kind]?.integer == 3, value.entries?.count == 4,
            let modulus = value[Label.modulus]?.bytes, let exponent = value[Label.exponent]?.bytes,
            (256...512).contains(modulus.count), modulus[0] != 0, (1...4).contains(exponent.count), exponent[0] != 0,
            let key = try? _RSA.Signing.PublicKey(n: modulus, e: exponent)
        else { return nil }
        return .rsa(key)
    }
}
