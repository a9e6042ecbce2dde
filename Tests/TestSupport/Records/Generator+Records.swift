import Records

extension Generator {
    /// Returns a stamp from a small range, so that equal ones are frequent.
    public mutating func stamp(milliseconds: ClosedRange<Int64> = 0...3, replicas: Int = 3) -> Stamp {
        Stamp(
            milliseconds: integer(in: milliseconds), counter: integer(in: 0...1),
            replica: Replica(number: integer(in: 1...UInt64(replicas))))
    }

    /// Returns a version of a record with some of five fields, few different values and stamps, and one of few
    /// generations.
    public mutating func version(of key: RecordKey, generations: ClosedRange<Int64> = 0...1) -> Record {
        var record = Record(key: key, generation: integer(in: generations))
        for name in ["bucket", "deleted", "done", "slot", "title"] where bool() {
            record.set(name, to: integer(in: 0...3) == 0 ? json(depth: 1) : .int(integer(in: 0...2)), at: stamp())
        }
        return record
    }
}
