import Records

extension PathLock {
    /// The kind of its record, which is synced wherever the records it protects are.
    public static let kind = Kind("path-lock")

    /// The fields of its record.
    public var fields: JSONObject {
        ["salt": .string(Hex.encode(salt)), "rounds": .int(Int64(rounds)), "key": .string(Hex.encode(key))]
    }

    /// Reads a record; `nil` if it is deleted or can't be read.
    public init?(_ record: Record) {
        guard record.key.kind == Self.kind, !record.isDeleted,
            let salt = (record.value("salt")?.string).flatMap({ Hex.decode($0) }), salt.count == 16,
            let rounds = record.value("rounds")?.int, Self.reach.contains(rounds),
            let key = (record.value("key")?.string).flatMap({ Hex.decode($0) }), key.count == 32
        else { return nil }
        self.salt = salt
        self.rounds = Int(rounds)
        self.key = key
    }

    /// The range of rounds that a record may require of a device.
    private static let reach: ClosedRange<Int64> = 1...10_000_000
}
