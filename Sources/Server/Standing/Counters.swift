import Synchronization

/// Counts what the server does, for an operator's monitoring: numbers by the first part of an address, and nothing of
/// who asked or what for.
final class Counters: Sendable {
    /// What requests are counted by: an area of the product and the first digit of the answer's status.
    struct Kind: Hashable, Comparable {
        var area: String
        var status: Int

        static func < (a: Kind, b: Kind) -> Bool { (a.area, a.status) < (b.area, b.status) }
    }

    /// The numbers so far.
    struct Numbers {
        var requests: [Kind: Int] = [:]
        /// How many requests took at most as long as each of ``bounds``, and how many there were.
        var quick = [Int](repeating: 0, count: bounds.count)
        var seconds = 0.0
        var syncs = 0
        var refusedSyncs = 0

        var count: Int { requests.values.reduce(0, +) }
    }

    /// The bounds of the durations that are counted, in seconds.
    static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

    private let state = Mutex(Numbers())

    var numbers: Numbers { state.withLock { $0 } }

    /// Counts an answer.
    ///
    /// - Parameter area: the first part of a path of the product's (``Site/area(of:)``), of which there are few.
    func note(area: String, status: Int, took: Duration) {
        let (whole, parts) = took.components
        let seconds = Double(whole) + Double(parts) / 1e18
        state.withLock { numbers in
            numbers.requests[Kind(area: area, status: status / 100), default: 0] += 1
            numbers.seconds += seconds
            for (index, bound) in Self.bounds.enumerated() where seconds <= bound { numbers.quick[index] += 1 }
        }
    }

    /// Counts an exchange with a device.
    func noteSync(isTaken: Bool) {
        state.withLock { numbers in
            numbers.syncs += 1
            if !isTaken { numbers.refusedSyncs += 1 }
        }
    }
}
