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
