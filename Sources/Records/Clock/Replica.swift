/// One store that makes changes: a browser profile, a server's database. A random number, drawn once.
public struct Replica: Hashable, Comparable, Sendable {
    public var number: UInt64

    public init(number: UInt64) {
        self.number = number
    }

    public static func < (a: Replica, b: Replica) -> Bool { a.number < b.number }
}
