import Crypto
import CryptoExtras

/// The public key of a passkey (COSE_Key, RFC 9052, section 7, as WebAuthn, section 6.5.1, restricts it).
public struct COSEKey: Sendable {
    /// How a key signs, by its number in IANA's register of COSE algorithms.
    public enum Algorithm: Int64, CaseIterable, Hashable, Sendable {
        /// Ed25519 (RFC 9053, section 2.2).
        case edDSA = -8
        /// ECDSA on P-256 with SHA-256 (RFC 9053, section 2.1).
        case es256 = -7
        /// ECDSA on P-384 with SHA-384.
        case es384 = -35
        /// ECDSA on P-521 with SHA-512.
        case es512 = -36
        /// RSASSA-PKCS1-v1_5 with SHA-256 (RFC 8812, section 2).
        case rs256 = -257
    }

    public let algorithm: Algorithm
    /// The key as the authenticator wrote it, which is how it is stored.
    public let bytes: [UInt8]
    let material: Material

    /// The key as it is checked with: only points on the curve and moduli of a reasonable size become one.
    enum Material: Sendable {
        case ed25519(Curve25519.Signing.PublicKey)
        case p256(P256.Signing.PublicKey)
        case p384(P384.Signing.PublicKey)
        case p521(P521.Signing.PublicKey)
        case rsa(_RSA.Signing.PublicKey)
    }
}

extension COSEKey: Hashable {
    public static func == (a: COSEKey, b: COSEKey) -> Bool { a.bytes == b.bytes }

    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
