import Records

/// How long one thing takes, as many runs found it.
struct Measurement {
    /// Microseconds of one run, ascending. A run of a very short thing is the mean of a batch.
    private let runs: [Double]

    /// Runs `work` for about a second, after a warm-up.
    init(_ work: () throws -> Void) rethrows {
        let clock = ContinuousClock()
        func microseconds(_ count: Int) throws -> Double {
            let started = clock.now
            for _ in 0..<count { try work() }
            let (seconds, attoseconds) = (clock.now - started).components
            return (Double(seconds) * 1e6 + Double(attoseconds) / 1e12) / Double(count)
        }
        // The first runs fill the caches; then a batch is as long as the clock can time well.
        for _ in 0..<3 { _ = try microseconds(1) }
        let batch = Int(max(1, min(10_000, 50 / max(0.001, try microseconds(3)))))
        var runs: [Double] = []
        let end = clock.now + .seconds(1)
        while runs.count < 20 || (clock.now < end && runs.count < 20_000) { runs.append(try microseconds(batch)) }
        self.runs = runs.sorted()
    }

    var median: Double { runs[runs.count / 2] }
    var p95: Double { runs[min(runs.count - 1, runs.count * 95 / 100)] }

    /// Prints it as a line of `Benchmarks/table.py`.
    ///
    /// - Parameter bar: microseconds that the median should stay under.
    func report(_ figure: String, bar: Double? = nil) {
        Self.line(figure, value: median, unit: "µs", bar: bar, note: "p95 \(Self.rounded(p95)) µs")
    }

    /// Prints how much is done in a second.
    ///
    /// - Parameter amount: what one run does, in the unit.
    func reportRate(_ figure: String, amount: Double, unit: String) {
        Self.line(figure, value: amount * 1e6 / median, unit: unit, bar: nil, note: "", better: "more")
    }

    /// Microseconds of one run.
    static func once(_ work: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let started = clock.now
        try work()
        let (seconds, attoseconds) = (clock.now - started).components
        return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
    }

    /// Prints a figure that was found otherwise.
    static func report(_ figure: String, microseconds: Double, bar: Double? = nil, note: String = "") {
        line(figure, value: microseconds, unit: "µs", bar: bar, note: note)
    }

    /// Prints an amount.
    static func report(_ figure: String, amount: Double, unit: String, note: String = "") {
        line(figure, value: amount, unit: unit, bar: nil, note: note)
    }

    private static func line(
        _ figure: String, value: Double, unit: String, bar: Double?, note: String, better: String = "less"
    ) {
        let line: JSON = .object([
            "figure": .string(figure), "value": .double(value), "unit": .string(unit),
            "bar": bar.map { .double($0) } ?? .null, "better": .string(better), "note": .string(note),
        ])
        print(line.text())
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

/// Keeps a result from being optimised away.
@_optimize(none) func keep<Value>(_ value: Value) {}
