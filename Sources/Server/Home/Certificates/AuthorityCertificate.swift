import Foundation
import Records
import SwiftASN1
import X509

/// The authority's certificate as it goes to phones, with what a person compares. The key isn't here.
public struct AuthorityCertificate: Hashable, Sendable {
    /// The certificate's bytes (DER, X.690).
    public let bytes: [UInt8]
    /// Its name, as a phone's settings show it.
    public let name: String
    /// The end of its time.
    public let until: Date

    init?(_ certificate: Certificate) {
        guard let bytes = try? certificate.serializeAsPEM().derBytes else { return nil }
        self.bytes = bytes
        name = certificate.subject.commonName ?? "Wird"
        until = certificate.notValidAfter
    }

    /// The SHA-256 of the certificate as phones show it: pairs of capital digits.
    public var fingerprint: String {
        let digits = SHA256.hex(bytes).uppercased()
        return stride(from: 0, to: digits.count, by: 2).map { start in
            let index = digits.index(digits.startIndex, offsetBy: start)
            return String(digits[index...].prefix(2))
        }.joined(separator: ":")
    }

    /// The fingerprint in lines that a person can compare: four lines of eight pairs.
    public var fingerprintLines: [String] {
        let pairs = fingerprint.split(separator: ":")
        return stride(from: 0, to: pairs.count, by: 8).map {
            pairs[$0..<min($0 + 8, pairs.count)].joined(separator: " ")
        }
    }
}

extension DistinguishedName {
    /// The common name (RFC 5280 §4.1.2.4).
    fileprivate var commonName: String? {
        for part in self {
            for attribute in part where attribute.type == .RDNAttributeType.commonName {
                return String(attribute.value)
            }
        }
        return nil
    }
}
