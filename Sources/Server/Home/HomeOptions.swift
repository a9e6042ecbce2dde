import Storage

/// How the server listens on the home network, beside loopback.
public struct HomeOptions: Sendable {
    /// The port of the app, over TLS. It is part of the app's identity in a browser.
    public var port: Int
    /// The port of the page that leads through trusting the authority, over plain HTTP.
    public var trustPort: Int
    public var certificate: Source
    /// What the machine says of itself; another in tests.
    public var machine: @Sendable () -> MachineNames
    /// How often the certificate's files are read again, and the machine's names looked at.
    public var interval = Duration.seconds(30)

    /// Where the certificate comes from.
    public enum Source: Hashable, Sendable {
        /// Made by the machine's own authority, in this folder.
        case made(folder: String)
        /// Files of the operator's.
        case files(certificate: String, key: String)
    }

    public static let standardPort = 8471
    public static let standardTrustPort = 8472

    public init(
        port: Int = HomeOptions.standardPort, trustPort: Int = HomeOptions.standardTrustPort, certificate: Source,
        machine: @escaping @Sendable () -> MachineNames = { .current() }
    ) {
        self.port = port
        self.trustPort = trustPort
        self.certificate = certificate
        self.machine = machine
    }
}
