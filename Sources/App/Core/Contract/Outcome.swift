import Records

/// The app's result for a request: an answer, or what it still needs to give one.
public enum Outcome: Sendable {
    /// Store the changes, then send the response. Changes are partial records, to be merged.
    case respond(Response, changes: Changes)
    /// Load these, then ask again with the same request.
    case needs(Needs)
}

/// The app's answer, ready to be sent.
public struct Response: Hashable, Sendable {
    public var status: Int
    /// Names in lower case, in the order they are sent.
    public var headers: [Header]
    public var body: [UInt8]
    /// What the host's operator should know, if anything.
    public var incident: Incident?

    /// A header's name and value.
    public struct Header: Hashable, Sendable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(status: Int, headers: [Header] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
        incident = nil
    }
}

/// The changes of a request, stored as one transaction before its response is sent.
public struct Changes: Hashable, Sendable {
    /// Partial records with fresh stamps, to be merged into the store.
    public var records: [Record]
    /// The scopes to erase: their records are removed and their generation rises by one.
    public var erased: [Scope]
    /// The records that the changes were decided on, or `nil` if anything may have contributed.
    ///
    /// If it is known, a host may store the changes on a later commit, as long as none of these records was changed
    /// since.
    public var basis: [RecordKey]?

    public init(records: [Record] = [], erased: [Scope] = [], basis: [RecordKey]? = nil) {
        self.records = records
        self.erased = erased
        self.basis = basis
    }

    public var isEmpty: Bool { records.isEmpty && erased.isEmpty }
}

/// What a host must load before the app can answer.
public struct Needs: Hashable, Sendable {
    public var records: [RecordQuery]
    public var resources: [ResourceName]
    /// Whether the whole app is needed: the everyday part was asked and can't answer this request. The whole app never
    /// sets it.
    public var wholeApp = false

    public init(records: [RecordQuery] = [], resources: [ResourceName] = []) {
        self.records = records
        self.resources = resources
    }

    /// A need for the whole app and nothing else.
    public static var wholeApp: Needs {
        var needs = Needs()
        needs.wholeApp = true
        return needs
    }
}

/// Something about a request that the operator of a host should know. It goes into the host's log and never into the
/// answer.
public enum Incident: String, Hashable, Sendable {
    /// The access token or secret link was never issued or has been revoked.
    case unknownToken = "token_unknown"
    /// The access token doesn't have the needed scope.
    case shortToken = "token_scope"
    /// The code doesn't open the path.
    case wrongCode = "wrong_code"
    /// The session in the cookie was never given out.
    case unknownDevice = "device_unknown"
    /// The code pairs no device: it is wrong, used, or too old.
    case wrongPairingCode = "pairing_code_wrong"
}
