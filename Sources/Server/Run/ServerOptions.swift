import Logging

/// The options that the server is started with.
public struct ServerOptions: Sendable {
    /// A loopback address.
    public var host: String
    public var port: Int
    /// How the server listens on the home network as well, or `nil` if it doesn't.
    public var home: HomeOptions?
    /// The path of the file to record handled requests in, for replaying them.
    public var recording: String?
    /// The number of seconds after which the server stops by itself, for tests.
    public var stopAfter: Double?
    public var logLevel: Logger.Level
    /// The value that a shop sends in `Authorization` with its purchases; without one, none are accepted.
    public var purchaseKey: String?
    /// The key shown to the assistant as `Authorization: Bearer`; empty if it needs none. It is kept nowhere else.
    public var advisorKey: String
    /// The folder of the person's own recitations, or `nil` for the one in the data folder.
    public var recitations: String?
    /// How long a request's whole body may take to arrive.
    public var bodyDeadline = Duration.seconds(30)

    /// The port is part of the app's identity in a browser: at another port the app would be a different, empty one. So
    /// the server never changes it by itself.
    public static let standardPort = 8470

    public init(
        host: String = "127.0.0.1", port: Int = ServerOptions.standardPort, recording: String? = nil,
        stopAfter: Double? = nil, logLevel: Logger.Level = .info,
        purchaseKey: String? = nil, advisorKey: String = "", recitations: String? = nil
    ) {
        self.advisorKey = advisorKey
        self.recitations = recitations
        self.purchaseKey = purchaseKey
        self.host = host
        self.port = port
        self.recording = recording
        self.stopAfter = stopAfter
        self.logLevel = logLevel
    }

    /// Whether an address is a loopback address of this machine.
    public static func isLoopback(_ host: String) -> Bool { ["127.0.0.1", "::1"].contains(host) }
}
