import Crypto
import CryptoExtras

extension COSEKey {
    /// Whether a signature of a message was made with this key's private half. Signatures with ECDSA are in ASN.1, the
    /// others as they are (WebAuthn, section 6.5.5).
    public func verifies(_ signature: [UInt8], over message: [UInt8]) -> Bool {
        switch material {
        case .ed25519(let key):
            return key.isValidSignature(signature, for: message)
        case .p256(let key):
            guard let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature) else { return false }
            return key.isValidSignature(signature, for: message)
        case .p384(let key):
            guard let signature = try? P384.Signing.ECDSASignature(derRepresentation: signature) else { return false }
            return key.isValidSignature(signature, for: message)
        case .p521(let key):
            guard let signature = try? P521.Signing.ECDSASignature(derRepresentation: signature) else { return false }
            return key.isValidSignature(signature, for: message)
        case .rsa(let key):
            let signature = _RSA.Signing.RSASignature(rawRepresentation: signature)
            return key.isValidSignature(signature, for: message, padding: .insecurePKCS1v1_5)
        }
    }
}
