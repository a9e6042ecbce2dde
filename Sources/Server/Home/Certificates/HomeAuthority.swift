import Crypto
import Foundation
import SwiftASN1
import X509

/// The small authority of this machine, which phones are told to trust. It can vouch for names ending in `.local` and for
/// private addresses, and for nothing else (RFC 5280 §4.2.1.10), so whoever steals its key can't pose as other sites.
struct HomeAuthority {
    let certificate: Certificate
    let key: Certificate.PrivateKey

    /// Ten years: trusting it anew is a walk through a phone's settings.
    private static let days = 3_650
    /// The authority is replaced when it has this many days left.
    static let replacedBefore = 30

    init(certificate: Certificate, key: Certificate.PrivateKey) {
        self.certificate = certificate
        self.key = key
    }

    /// Makes a new authority.
    init(for machine: MachineNames, at now: Date) throws {
        let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
        self.key = key
        let name = try DistinguishedName {
            CommonName("Wird \(machine.name)")
            OrganizationName("Wird")
        }
        certificate = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: key.publicKey,
            notValidBefore: now - HomeLeaf.day, notValidAfter: now + Double(Self.days) * HomeLeaf.day,
            issuer: name, subject: name, signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(keyCertSign: true, cRLSign: true))
                Critical(Self.constraints)
                SubjectKeyIdentifier(hash: key.publicKey)
            }, issuerPrivateKey: key)
    }

    /// What it may vouch for: names of multicast DNS, and private addresses of both versions. The machine's name without
    /// `.local` isn't among them: a machine called `dev` would have an authority for every site under that domain.
    private static var constraints: NameConstraints {
        NameConstraints(
            permittedDNSDomains: ["local"],
            permittedIPRanges: privateRanges.map { ASN1OctetString(contentBytes: $0[...]) })
    }

    /// Addresses with their masks (RFC 1918, RFC 6598, RFC 4193, loopback).
    private static let privateRanges: [[UInt8]] = [
        [10, 0, 0, 0, 255, 0, 0, 0], [172, 16, 0, 0, 255, 240, 0, 0], [192, 168, 0, 0, 255, 255, 0, 0],
        [100, 64, 0, 0, 255, 192, 0, 0], [127, 0, 0, 0, 255, 0, 0, 0],
        [0xFC] + [UInt8](repeating: 0, count: 15) + [0xFE] + [UInt8](repeating: 0, count: 15),
    ]

    /// Whether it lasts long enough to be kept.
    func lasts(at now: Date) -> Bool {
        certificate.notValidBefore <= now
            && certificate.notValidAfter >= now + Double(Self.replacedBefore) * HomeLeaf.day
    }
}
