import Almanac
import Foundation
import SwiftASN1
import X509

/// The machine's own authority and certificate, in a folder of the data that only its owner reads (mode 700, files 600).
public struct CertificateFolder: Sendable {
    public let path: String

    public init(path: String) { self.path = path }

    var authorityFile: String { path + "/authority.crt" }
    private var authorityKeyFile: String { path + "/authority.key" }
    var certificateFile: String { path + "/home.crt" }
    var keyFile: String { path + "/home.key" }

    /// Wird is no older than this (2026-11-01): a machine whose clock says less has not been told the time yet, as one
    /// without a battery at its start.
    private static let earliest = Date(timeIntervalSince1970: 1_793_491_200)

    /// What was done to have a certificate that does.
    public enum Step: Hashable, Sendable {
        /// Everything was there and did.
        case kept
        /// The certificate is new; phones go on trusting, because the authority stayed.
        case renewed
        /// The authority is new: each phone has to trust it once.
        case made
    }

    /// Sees to it that there is a certificate that names the machine and lasts, and makes what is missing.
    ///
    /// - Parameter anew: whether to make a new certificate though the one there does. The authority stays.
    @discardableResult
    public func prepare(
        for machine: MachineNames, at now: Instant, anew: Bool = false
    ) throws(CertificateProblem) -> Step {
        let clock = Date(timeIntervalSince1970: Double(now.seconds))
        // By a wrong clock nothing that phones trust is replaced, and nothing is made that they would find expired.
        let isWrong = clock < Self.earliest
        let now = max(clock, Self.earliest)
        try makeFolder()
        let stored = storedAuthority()
        let authority: HomeAuthority
        var step = Step.kept
        if let stored, isWrong || stored.lasts(at: now) {
            authority = stored
        } else {
            authority = try made { try HomeAuthority(for: machine, at: now) }
            try save(authority.certificate, authority.key, authorityFile, authorityKeyFile)
            step = .made
        }
        if step == .kept, !anew, hasLeaf(for: machine, by: authority, at: isWrong ? nil : now) { return .kept }
        let leaf = try made { try HomeLeaf(for: machine, by: authority, at: now) }
        try save(leaf.certificate, leaf.key, certificateFile, keyFile)
        return step == .made ? .made : .renewed
    }

    /// The authority's certificate, for phones; `nil` before there is one.
    public var authority: AuthorityCertificate? {
        guard let certificate = try? CertificateFile.certificate(authorityFile) else { return nil }
        return AuthorityCertificate(certificate)
    }

    /// What a person is shown of the certificate.
    public struct Shown: Hashable, Sendable {
        /// The hosts that it names.
        public var names: [String]
        /// The end of its time.
        public var until: Date
    }

    /// The certificate; `nil` before there is one.
    public var certificate: Shown? {
        guard let certificate = try? CertificateFile.certificate(certificateFile) else { return nil }
        return Shown(names: CertificateNames(certificate).hosts, until: certificate.notValidAfter)
    }

    private func storedAuthority() -> HomeAuthority? {
        guard let certificate = try? CertificateFile.certificate(authorityFile),
            let key = try? CertificateFile.key(authorityKeyFile), key.publicKey == certificate.publicKey
        else { return nil }
        return HomeAuthority(certificate: certificate, key: key)
    }

    private func hasLeaf(for machine: MachineNames, by authority: HomeAuthority, at now: Date?) -> Bool {
        guard let certificate = try? CertificateFile.certificate(certificateFile),
            let key = try? CertificateFile.key(keyFile), key.publicKey == certificate.publicKey
        else { return false }
        return HomeLeaf.serves(certificate, machine, by: authority, at: now)
    }

    private func makeFolder() throws(CertificateProblem) {
        let isMade = mkdir(path, 0o700) == 0 || errno == EEXIST
        guard isMade else { throw .unwritable(path: path, reason: String(cString: strerror(errno))) }
        guard chmod(path, 0o700) == 0, access(path, W_OK | X_OK) == 0 else {
            throw .unwritable(path: path, reason: String(cString: strerror(errno)))
        }
    }

    /// The key is written first: whoever reads in between finds a pair that doesn't fit, and looks again.
    private func save(
        _ certificate: Certificate, _ key: Certificate.PrivateKey, _ file: String, _ keyFile: String
    ) throws(CertificateProblem) {
        let pem = try made { try (key.serializeAsPEM().pemString, certificate.serializeAsPEM().pemString) }
        try CertificateFile.write(pem.0 + "\n", to: keyFile)
        try CertificateFile.write(pem.1 + "\n", to: file)
    }

    private func made<Made>(_ work: () throws -> Made) throws(CertificateProblem) -> Made {
        do { return try work() } catch { throw .unwritable(path: path, reason: "\(error)") }
    }
}
