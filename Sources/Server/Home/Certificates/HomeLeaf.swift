import Crypto
import Foundation
import SwiftASN1
import X509

/// The certificate that the server shows to the home network, signed by ``HomeAuthority``.
struct HomeLeaf {
    let certificate: Certificate
    let key: Certificate.PrivateKey

    static let day = 86_400.0
    /// Apple's systems accept no more than 398 days from an authority's certificates; 397 leaves a margin for clocks.
    private static let days = 396.0
    /// The certificate is renewed when it has this many days left.
    static let renewedBefore = 30.0

    /// Makes a new certificate for a machine.
    init(for machine: MachineNames, by authority: HomeAuthority, at now: Date) throws {
        let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
        self.key = key
        // A day earlier, because a phone's clock may be behind.
        let end = min(now + Self.days * Self.day, authority.certificate.notValidAfter)
        certificate = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: key.publicKey,
            notValidBefore: now - Self.day, notValidAfter: end,
            issuer: authority.certificate.subject,
            subject: try DistinguishedName { CommonName(machine.local) },
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                Critical(KeyUsage(digitalSignature: true))
                try ExtendedKeyUsage([.serverAuth])
                SubjectAlternativeNames(Self.names(of: machine))
                SubjectKeyIdentifier(hash: key.publicKey)
                AuthorityKeyIdentifier(
                    keyIdentifier: SubjectKeyIdentifier(hash: authority.certificate.publicKey).keyIdentifier)
            }, issuerPrivateKey: authority.key)
    }

    /// The machine's name, its addresses, and loopback for trying it out.
    static func names(of machine: MachineNames) -> [GeneralName] {
        var names: [GeneralName] = [.dnsName(machine.local)]
        for address in machine.addresses + ["127.0.0.1"] {
            guard let bytes = CertificateNames.bytes(of: address) else { continue }
            names.append(.ipAddress(ASN1OctetString(contentBytes: bytes[...])))
        }
        return names
    }

    /// Whether a stored certificate still does for a machine: it names what it should, lasts, and is this authority's.
    ///
    /// - Parameter now: `nil` where the time isn't known.
    static func serves(
        _ certificate: Certificate, _ machine: MachineNames, by authority: HomeAuthority, at now: Date?
    ) -> Bool {
        guard let names = try? certificate.extensions.subjectAlternativeNames else { return false }
        return now.map { certificate.lasts(from: $0) } ?? true
            && Set(names) == Set(Self.names(of: machine))
            && authority.certificate.publicKey.isValidSignature(certificate.signature, for: certificate)
    }
}

extension Certificate {
    /// Whether it is valid from a moment on, for longer than a renewal takes its time.
    fileprivate func lasts(from now: Date) -> Bool {
        notValidBefore <= now && notValidAfter >= now + HomeLeaf.renewedBefore * HomeLeaf.day
    }
}
