/// A store that makes changes, such as a browser profile or a server's database, identified by a random number drawn
/// once.
public struct Replica: Hashable, Comparable, Sendable {
    public var number: UInt64

    public init(number: UInt64) {
        self.number = number
    }

    /// The number as 16 lower-case hexadecimal digits.
    public var text: String { Hex.encode(number) }

    /// Creates the replica named by 16 lower-case hexadecimal digits; `nil` for any other text.
    public init?(text: String) {
        guard text.utf8.count == 16, let number = Hex.number(lowerCase: text.utf8) else { return nil }
        self.number = number
    }

    public static func < (a: Replica, b: Replica) -> Bool { a.number < b.number }
}
