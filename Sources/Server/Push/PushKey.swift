import Almanac
import Crypto
import Foundation
import Records
import Storage

/// The key by which push services know this server (VAPID, RFC 8292): it lies in the data, readable by its owner alone.
///
/// Browsers bind their subscriptions to its public half, so it is made once and kept.
public struct PushKey: Sendable {
    private let key: P256.Signing.PrivateKey

    init(_ key: P256.Signing.PrivateKey) { self.key = key }

    /// The public half as browsers and services take it: the point without compression (RFC 8292 §3.2).
    public var publicText: String { Base64.encode([UInt8](key.publicKey.x963Representation), .url) }

    /// Reads the key in a folder; makes it if there is none.
    ///
    /// - Throws: ``CertificateProblem`` if the file can't be written, or holds something else.
    public init(in folder: DataFolder) throws(CertificateProblem) {
        let path = folder.pushKey
        if FileManager.default.fileExists(atPath: path) {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8),
                let key = try? P256.Signing.PrivateKey(pemRepresentation: text)
            else { throw .key(path: path, reason: "PEM") }
            // A copy of the data may have opened it to others.
            chmod(path, 0o600)
            self.key = key
            return
        }
        key = P256.Signing.PrivateKey()
        try CertificateFile.write(key.pemRepresentation + "\n", to: path)
    }

    /// The proof that a message comes from this server, for one service (RFC 8292 §2 and §3).
    ///
    /// - Parameters:
    /// - origin: the origin of the subscription's address.
    /// - contact: how the service's operator reaches whoever runs this server.
    /// - until: its end, at most a day away.
    func authorization(for origin: String, contact: String, until: Instant) throws -> String {
        let head = Base64.encode(Array(#"{"typ":"JWT","alg":"ES256"}"#.utf8), .url)
        let claims: JSON = ["aud": .string(origin), "exp": .int(until.seconds), "sub": .string(contact)]
        let signed = head + "." + Base64.encode(claims.bytes(), .url)
        // RFC 7518 §3.4: the two numbers of the signature, one after the other.
        let signature = try key.signature(for: Array(signed.utf8)).rawRepresentation
        // No blank after the comma: services that read this by hand expect none.
        return "vapid t=\(signed).\(Base64.encode([UInt8](signature), .url)),k=\(publicText)"
    }
}
