import Storage

/// Why the server has no certificate to show to the home network.
public enum CertificateProblem: Error, Hashable, Sendable {
    /// The file isn't there or can't be read, or holds no certificate; with the reason in the system's words.
    case certificate(path: String, reason: String)
    /// The same of the file with the key. What stands in it is in no message.
    case key(path: String, reason: String)
    /// The key belongs to another certificate.
    case mismatch(certificate: String, key: String)
    /// The certificate names no host.
    case nameless(path: String)
    /// The certificate has expired or isn't valid yet.
    case expired(path: String, until: String)
    /// The folder for the authority and its certificate can't be written.
    case unwritable(path: String, reason: String)

    /// The message for a person.
    public var message: HostMessage {
        switch self {
        case .certificate(let path, let reason): HostMessage("badCertificate", ["path": path, "reason": reason])
        case .key(let path, let reason): HostMessage("badKey", ["path": path, "reason": reason])
        case .mismatch(let certificate, let key):
            HostMessage("keyMismatch", ["certificate": certificate, "key": key])
        case .nameless(let path): HostMessage("namelessCertificate", ["path": path])
        case .expired(let path, let until): HostMessage("expiredCertificate", ["path": path, "until": until])
        case .unwritable(let path, let reason): HostMessage("unwritable", ["path": path, "reason": reason])
        }
    }
}
