import Records

extension Replica {
    /// A random number for a new store.
    public static func random() -> Replica {
        Replica(number: UInt64.random(in: 1...UInt64.max))
    }
}
