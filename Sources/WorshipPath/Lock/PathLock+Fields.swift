import Records

extension PathLock {
    /// The kind of its record. It goes wherever what it closes goes.
    public static let kind = Kind("path-lock")

    /// The fields of its record.
    public var fields: JSONObject {
        ["salt": .string(Hex.encode(salt)), "rounds": .int(Int64(rounds)), "key": .string(Hex.encode(key))]
    }

    /// Reads a record; `nil` for one that is deleted or not understood.
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

    /// The rounds that a record may ask a device for.
    private static let reach: ClosedRange<Int64> = 1...10_000_000
}
