extension Zone {
    /// The limit of transitions, in seconds from 1970 (278,000 years), so that each can be an `Instant`.
    static let timeLimit: UInt64 = 1 << 43

    /// Decodes a zone from its compact form (see `ZoneDatabase`); `nil` if it is malformed.
    init?(identifier: String, compact reader: ByteReader) {
        var reader = reader
        guard let table = Self.offsets(&reader), let initial = table.first, let count = reader.variable(),
            count >= 0, count <= Int64(reader.remaining)
        else { return nil }
        var times: [Int64] = []
        var offsets: [Int] = []
        times.reserveCapacity(Int(count))
        offsets.reserveCapacity(Int(count))
        var time: Int64 = 0
        for number in 0..<count {
            guard let step = reader.variable(), let offset = reader.byte(), Int(offset) < table.count,
                number == 0 || step > 0
            else { return nil }
            let (next, overflow) = time.addingReportingOverflow(step)
            guard !overflow, next.magnitude < Self.timeLimit else { return nil }
            time = next
            times.append(time)
            offsets.append(table[Int(offset)])
        }
        guard let footer = reader.take(reader.remaining) else { return nil }
        var rule: ZoneRule?
        if !footer.isEmpty {
            guard let parsed = ZoneRule(posix: Array(footer)) else { return nil }
            rule = parsed
        }
        self.init(identifier: identifier, initialOffset: initial, times: times, offsets: offsets, rule: rule)
    }

    /// Reads the table of offsets, each within ±26 hours (RFC 9636, section 3.2).
    private static func offsets(_ reader: inout ByteReader) -> [Int]? {
        guard let count = reader.byte() else { return nil }
        var offsets: [Int] = []
        for _ in 0..<count {
            guard let offset = reader.variable(), offset.magnitude <= 93_600 else { return nil }
            offsets.append(Int(offset))
        }
        return offsets
    }
}
