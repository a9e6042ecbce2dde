import Records

extension Replica {
    /// A new store's number.
    public static func random() -> Replica {
        Replica(number: UInt64.random(in: 1...UInt64.max))
    }
}
