import Synchronization

/// The names of the certificate in use. They change when its files do.
final class HomeNames: Sendable {
    private let current: Mutex<CertificateNames>

    init(_ names: CertificateNames) { current = Mutex(names) }

    var names: CertificateNames { current.withLock { names in names } }

    /// Takes the names of a certificate that was read again. Returns whether they differ.
    func take(_ names: CertificateNames) -> Bool {
        current.withLock { current in
            defer { current = names }
            return current != names
        }
    }
}
