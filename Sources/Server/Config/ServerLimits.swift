import Records
import Storage

/// What the server gives whoever asks it (`ServerConfig.json`).
public struct ServerLimits: Hashable, Sendable {
    /// The number of connections at once to a listener.
    public var connections = 512
    /// The number of those that one address of the home network may have.
    public var visitor = 128
    /// How long a connection on which nothing happens is kept.
    public var idle = Duration.seconds(60)
    /// How long a request's head may take to arrive, and a connection wait for the next one.
    public var head = Duration.seconds(60)
    /// How long a request's whole body may take to arrive.
    public var body = Duration.seconds(30)
    /// The number of pages at once that hear of changes.
    public var streams = 64
    /// How many people's data is kept open at once, beside the owner's.
    public var dwellings = 64
    public var heads = Heads()
    public var guesses = Guesses()
    /// How often alerts by push may be changed and tried.
    public var push = Push()
    public var calendar = Calendar()
    /// The number of lines of a kind that refusals may write into the log in a minute.
    public var refusalsPerMinute = 20
    /// How old the newest backup may be, in hours.
    public var oldBackup = 48
    /// How long the operator's command may take, in seconds.
    public var copySeconds = 600
    /// What a person may store of recordings and photos.
    public var blobs = BlobLimits()
    /// How many are listened to while they recite, and for how long.
    public var listening = Listening()

    /// The size of a request's head.
    public struct Heads: Hashable, Sendable {
        public var fieldBytes = 16_384
        public var listBytes = 32_768
        public var fields = 100
    }

    /// What calendar programs may send.
    public struct Calendar: Hashable, Sendable {
        /// The largest body of a request, in bytes.
        public var requestBytes = 1 << 20
        /// The largest task, in bytes.
        public var objectBytes = 32 << 10
    }

    /// Listening while somebody recites.
    public struct Listening: Hashable, Sendable {
        /// The number of sessions at once; each has a recogniser of its own.
        public var sessions = 2
        /// How long a session may go without sound.
        public var idle = Duration.seconds(180)
        /// How long it may go on at all.
        public var longest = Duration.seconds(7_200)
        /// The seconds of sound that are kept for a recogniser that is behind.
        public var heldSeconds = 60
        /// How many pages may read what is heard of one.
        public var readers = 4
        /// How often a session is looked after.
        public var interval = Duration.seconds(5)
        /// How long an end waits for what was sent to be scored.
        public var ending = Duration.seconds(5)
        /// How long a helper may take to load its model, and to answer.
        static let loading = Duration.seconds(30)
        static let answering = Duration.seconds(15)
    }

    /// How many wrong secrets may be shown, and how long one then waits.
    public struct Guesses: Hashable, Sendable {
        /// The number of wrong tokens that cost nothing, for a truncated copy or an old token.
        public var free = 10
        /// The longest wait, in seconds.
        public var longest: Int64 = 300
        /// The number of seconds without another wrong token after which everything is forgotten.
        public var memory: Int64 = 3_600
        /// The number of visitors that are remembered.
        public var visitors = 4_096
    }

    /// How many forms about alerts by push are taken of one person in a span.
    public struct Push: Hashable, Sendable {
        public var asks = 200
        /// The span, in minutes.
        public var minutes: Int64 = 10
    }

    /// What ships; for a bundle without the file.
    public init() {}

    /// What a bundle says, or what ships: one that says something else than it may was refused when it was built.
    public init(of bundle: JSON) {
        self = (try? ServerLimits(bundle["config"]?["ServerConfig"] ?? .null)) ?? ServerLimits()
    }

    /// Reads `ServerConfig.json`.
    ///
    /// - Throws: ``ConfigError`` with the key that is missing or out of range.
    public init(_ json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "ServerConfig")
        func number(_ part: String, _ name: String, _ range: ClosedRange<Int>) throws(ConfigError) -> Int {
            try root[part][name].integer(in: range)
        }
        connections = try number("connections", "most", 16...100_000)
        visitor = try number("connections", "visitor", 8...100_000)
        idle = .seconds(try number("connections", "idleSeconds", 5...3_600))
        head = .seconds(try number("connections", "headSeconds", 5...3_600))
        body = .seconds(try number("connections", "bodySeconds", 5...3_600))
        streams = try number("connections", "streams", 1...10_000)
        dwellings = try number("household", "open", 1...10_000)
        heads.fieldBytes = try number("heads", "fieldBytes", 1_024...1 << 20)
        heads.listBytes = try number("heads", "listBytes", 4_096...1 << 22)
        heads.fields = try number("heads", "fields", 20...10_000)
        guesses.free = try number("guesses", "free", 3...1_000)
        guesses.longest = Int64(try number("guesses", "longestSeconds", 1...86_400))
        guesses.memory = Int64(try number("guesses", "memorySeconds", 60...604_800))
        guesses.visitors = try number("guesses", "visitors", 16...1_000_000)
        push.asks = try number("push", "asks", 5...10_000)
        push.minutes = Int64(try number("push", "minutes", 1...1_440))
        calendar.requestBytes = try number("calendar", "requestBytes", 65_536...1 << 24)
        calendar.objectBytes = try number("calendar", "objectBytes", 4_096...49_152)
        refusalsPerMinute = try number("log", "refusalsPerMinute", 1...10_000)
        oldBackup = try number("backups", "oldHours", 25...8_760)
        copySeconds = try number("backups", "copySeconds", 1...86_400)
        blobs.blob = try number("blobs", "blobMegabytes", 1...1_024) << 20
        blobs.film = try number("blobs", "filmMegabytes", 1...4_096) << 20
        blobs.person = try number("blobs", "personMegabytes", 1...1_048_576) << 20
        blobs.uploads = try number("blobs", "uploads", 1...1_000)
        blobs.unfinishedHours = Int64(try number("blobs", "unfinishedHours", 1...8_760))
        listening.sessions = try number("listening", "sessions", 1...64)
        listening.idle = .seconds(try number("listening", "idleSeconds", 10...3_600))
        listening.longest = .seconds(60 * (try number("listening", "longestMinutes", 1...1_440)))
        // Not below the four weeks that backups are kept: one that is gone back to must find what it refers to.
        blobs.unreferencedDays = Int64(try number("blobs", "unreferencedDays", 35...3_650))
    }
}
