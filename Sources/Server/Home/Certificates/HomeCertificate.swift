import Almanac
import Foundation
import Logging
import NIOCertificateReloading
import NIOSSL
import X509

/// The certificate in use. Its files are read again when they change, and its names with them.
struct HomeCertificate: Sendable {
    let names: HomeNames
    let reloader: TimedCertificateReloader

    /// Checks the files and begins to use them.
    ///
    /// - Parameter interval: how often they are read again.
    init(
        certificate: String, key: String, at now: Instant, every interval: Duration, logger: Logger
    ) throws(CertificateProblem) {
        let names = HomeNames(try Self.check(certificate, key, at: now))
        self.names = names
        var configuration = TimedCertificateReloader.Configuration(
            refreshInterval: interval,
            certificateSource: .init(location: .file(path: certificate), format: .pem),
            privateKeySource: .init(location: .file(path: key), format: .pem))
        configuration.onCertificateLoaded = { loaded in
            guard let first = loaded.currentX509CertificateChain.first, names.take(CertificateNames(first)) else {
                return
            }
            logger.notice("the certificate has other names", metadata: ["path": "\(certificate)"])
        }
        configuration.onCertificateLoadFailed = { _ in
            // The one before stays in use: the two files may be between their two writes.
            logger.warning("the certificate can't be read again", metadata: ["path": "\(certificate)"])
        }
        do {
            reloader = try TimedCertificateReloader.makeReloaderValidatingSources(configuration: configuration)
        } catch {
            throw .certificate(path: certificate, reason: "\(error)")
        }
    }

    /// The server's side of TLS with this certificate: version 1.2 or newer (RFC 9325 §3.1.1).
    func configuration() throws(CertificateProblem) -> TLSConfiguration {
        do {
            var configuration = try TLSConfiguration.makeServerConfiguration(certificateReloader: reloader)
            configuration.minimumTLSVersion = .tlsv12
            return configuration
        } catch {
            throw .certificate(path: "", reason: "\(error)")
        }
    }

    private static func check(
        _ certificate: String, _ key: String, at now: Instant
    ) throws(CertificateProblem) -> CertificateNames {
        let shown = try CertificateFile.certificate(certificate)
        guard try CertificateFile.key(key).publicKey == shown.publicKey else {
            throw .mismatch(certificate: certificate, key: key)
        }
        let date = Date(timeIntervalSince1970: Double(now.seconds))
        guard shown.notValidBefore <= date, date <= shown.notValidAfter else {
            throw .expired(path: certificate, until: shown.notValidAfter.formatted(.iso8601))
        }
        let names = CertificateNames(shown)
        guard !names.hosts.isEmpty else { throw .nameless(path: certificate) }
        return names
    }
}
