import Almanac

/// Somebody with data of their own on this server.
public struct Person: Hashable, Sendable, Identifiable {
    /// 16 hexadecimal digits, or ``owner``. Names the folder of the person's data.
    public var id: String
    /// The name to sign in with, as the person wrote it; empty for an owner who never chose one.
    public var name: String
    public var role: Role
    public var joined: Instant
    /// When the account was closed; its data goes when the time for taking that back is over.
    public var closed: Instant?

    public init(id: String, name: String, role: Role, joined: Instant, closed: Instant? = nil) {
        self.id = id
        self.name = name
        self.role = role
        self.joined = joined
        self.closed = closed
    }

    /// The id of the person whose machine this is, and whose data was here before anybody else's.
    public static let owner = "owner"

    /// Whether a text is the id of a person: what an address or a cookie says becomes the name of a folder.
    public static func isID(_ text: String) -> Bool {
        text == owner || (text.utf8.count == 16 && text.utf8.allSatisfy(isDigit))
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
