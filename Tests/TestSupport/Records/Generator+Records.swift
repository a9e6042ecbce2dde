import Records

extension Generator {
    /// A stamp out of a small range, so that equal ones are met often.
    public mutating func stamp(milliseconds: ClosedRange<Int64> = 0...3, replicas: Int = 3) -> Stamp {
        Stamp(
            milliseconds: integer(in: milliseconds), counter: integer(in: 0...1),
            replica: Replica(number: integer(in: 1...UInt64(replicas))))
    }

    /// A version of one record: some of five fields, with few values and few stamps, of one of few generations.
    public mutating func version(of key: RecordKey, generations: ClosedRange<Int64> = 0...1) -> Record {
        var record = Record(key: key, generation: integer(in: generations))
        for name in ["bucket", "deleted", "done", "slot", "title"] where bool() {
            record.set(name, to: integer(in: 0...3) == 0 ? json(depth: 1) : .int(integer(in: 0...2)), at: stamp())
        }
        return record
    }
}
