import Logging

/// The options that the server is started with.
public struct ServerOptions: Sendable {
    /// A loopback address; behind a proxy on another machine, whichever one it asks.
    public var host: String
    public var port: Int
    /// How the server listens on the home network as well, or `nil` if it doesn't.
    public var home: HomeOptions?
    /// How the server is reached through a proxy, or `nil` if it isn't.
    public var proxy: ProxyOptions?
    /// Whether anybody but this machine reaches the server.
    public var isReachable: Bool { home != nil || proxy != nil }
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
    /// What a tool elsewhere shows as `Authorization: Bearer` to read the server's figures; empty where none may.
    public var metricsToken = ""
    /// What takes each good backup to another place, or `nil`.
    public var backupCommand: BackupCommand?
    /// What it gives whoever asks; `nil` for what the configuration says.
    public var limits: ServerLimits?

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
