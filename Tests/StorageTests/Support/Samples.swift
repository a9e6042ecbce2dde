import Records
import Storage

/// Records for tests.
enum Samples {
    static let replica = Replica(number: 0xAA)
    static let task = Kind("task")

    static func stamp(_ milliseconds: Int64, _ counter: UInt32 = 0) -> Stamp {
        Stamp(milliseconds: milliseconds, counter: counter, replica: replica)
    }

    static func task(_ id: String, at milliseconds: Int64, title: String = "A", bucket: String = "inbox") -> Record {
        var record = Record(key: RecordKey(scope: .own, kind: task, id: id))
        record.set("title", to: .string(title), at: stamp(milliseconds))
        record.set(Buckets.field, to: .string(bucket), at: stamp(milliseconds))
        return record
    }

    static func clock(_ milliseconds: Int64) -> HybridClock { HybridClock(last: stamp(milliseconds)) }
}

extension RecordStore {
    /// Stores records, with a clock as new as they are.
    @discardableResult
    func store(_ records: [Record]) throws(StoreError) -> Commit {
        var clock = try clock()
        for record in records { clock.observe(record) }
        return try commit(.init(records: records), clock: clock)
    }
}
