import Records

/// A paired device that sent a request, as far as a host needs to know it.
public struct EnteredDevice: Hashable, Sendable {
    /// The record's id.
    public var id: String
    /// Whether a sync brings it the worship path.
    public var hasPath: Bool
    /// Whether it asks for the first time today, so that its cookie is made to last anew.
    public var isFirstToday: Bool

    public init(id: String, hasPath: Bool, isFirstToday: Bool = false) {
        self.id = id
        self.hasPath = hasPath
        self.isFirstToday = isFirstToday
    }

    var json: JSON { ["device": .string(id), "path": .bool(hasPath), "first": .bool(isFirstToday)] }

    /// Reads the answer of `App.handleEntrance`; `nil` if it lets nobody in.
    public init?(_ response: Response) {
        guard response.status == 200, let json = try? JSON(reading: response.body), let id = json["device"]?.string
        else { return nil }
        self.init(id: id, hasPath: json["path"]?.bool == true, isFirstToday: json["first"]?.bool == true)
    }

    /// The body of the answer to a revoked device that is to forget what it has.
    public static var forgetting: [UInt8] { Array("forget".utf8) }

    /// The scopes that a sync neither brings to the device nor takes from it (`docs/security.md`).
    public var withheld: [Scope] { hasPath ? [] : [.path] }
}
