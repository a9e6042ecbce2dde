/// A sentence for a person: a key under `server.store` in the catalogues, and the values of its placeholders.
public struct HostMessage: Hashable, Sendable {
    public var key: String
    public var values: [String: String]

    public init(_ key: String, _ values: [String: String] = [:]) {
        self.key = key
        self.values = values
    }
}
