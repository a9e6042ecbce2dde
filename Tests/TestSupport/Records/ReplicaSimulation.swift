import Records

/// Replicas that randomly edit a few records and exchange them in random order, repeatedly and in interrupted batches.
public struct ReplicaSimulation {
    /// The records of each replica.
    public private(set) var replicas: [[RecordKey: Record]]
    private var clocks: [HybridClock] = []
    /// The error of each wall clock, in milliseconds.
    private let skews: [Int64]
    /// The changes that were written but not yet delivered, by receiver.
    private var waiting: [[Record]]
    private var generator: Generator
    private var now: Int64 = 1_000_000

    public init(replicas count: Int, seed: UInt64) {
        generator = Generator(seed: seed)
        replicas = Array(repeating: [:], count: count)
        waiting = Array(repeating: [], count: count)
        var skews: [Int64] = []
        for number in 0..<count {
            clocks.append(HybridClock(replica: Replica(number: UInt64(number + 1))))
            skews.append(generator.integer(in: -900_000...900_000))
        }
        self.skews = skews
    }

    /// Makes random edits at random replicas, with deliveries in between, and finally delivers everything.
    public mutating func run(edits: Int, records: Int) {
        for _ in 0..<edits {
            now += generator.integer(in: 0...3)
            edit(at: generator.integer(in: 0...(replicas.count - 1)), records: records)
            if generator.integer(in: 0...9) == 0 { deliver(to: generator.integer(in: 0...(replicas.count - 1))) }
        }
        while let receiver = waiting.firstIndex(where: { !$0.isEmpty }) { deliver(to: receiver) }
    }

    private mutating func edit(at replica: Int, records: Int) {
        let key = RecordKey(scope: .own, kind: Kind("task"), id: "t\(generator.integer(in: 1...records))")
        let stamp = clocks[replica].tick(now: now + skews[replica])
        var change = Record(key: key)
        switch generator.integer(in: 0...9) {
        case 0: change.set(Record.deletedField, to: .bool(generator.bool()), at: stamp)
        case 1...3: change.set("slot", to: ["start": .int(generator.integer(in: 0...1_439)), "minutes": 30], at: stamp)
        case 4...6: change.set("title", to: .string(generator.text(upTo: 6)), at: stamp)
        default: change.set("field\(generator.integer(in: 1...5))", to: .int(generator.integer(in: 0...99)), at: stamp)
        }
        merge([change], into: replica)
        for receiver in replicas.indices where receiver != replica {
            waiting[receiver].append(change)
            if generator.integer(in: 0...3) == 0 { waiting[receiver].append(change) }
        }
    }

    /// Delivers a batch in random order. Sometimes the connection is cut: only a part arrives, and all of it is sent
    /// again.
    private mutating func deliver(to receiver: Int) {
        waiting[receiver].shuffle(using: &generator)
        let batch = Array(waiting[receiver].prefix(generator.integer(in: 1...40)))
        if generator.integer(in: 0...2) == 0 {
            merge(Array(batch.prefix(generator.integer(in: 0...batch.count))), into: receiver)
        } else {
            merge(batch, into: receiver)
            waiting[receiver].removeFirst(batch.count)
        }
    }

    private mutating func merge(_ changes: [Record], into replica: Int) {
        for change in changes {
            clocks[replica].observe(change)
            replicas[replica][change.key] = replicas[replica][change.key]?.merging(change) ?? change
        }
    }
}
