import Logging

/// How the server is started.
public struct ServerOptions: Sendable {
    /// A loopback address.
    public var host: String
    public var port: Int
    /// What to write down handled requests to, for the replay of a corpus.
    public var recording: String?
    /// After how many seconds the server stops by itself, for tests.
    public var stopAfter: Double?
    public var logLevel: Logger.Level
    /// What a shop sends in `Authorization` with what was bought; without one nothing is taken from any.
    public var purchaseKey: String?
    /// What the assistant is shown as `Authorization: Bearer`; empty where it asks for none. It stands nowhere else.
    public var advisorKey: String
    /// The folder of the person's own recitations; `nil` for the one in the data folder.
    public var recitations: String?
    /// How long a request's body may take until it is there whole.
    public var bodyDeadline = Duration.seconds(30)

    /// The port is part of the app's identity in a browser: another port is another, empty app. So it never moves by
    /// itself.
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

    /// Whether an address is this machine's own.
    public static func isLoopback(_ host: String) -> Bool { ["127.0.0.1", "::1"].contains(host) }
}
