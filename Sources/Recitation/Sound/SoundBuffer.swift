/// The sound from the first word that isn't settled on. What lies before is let go.
public struct SoundBuffer: Sendable {
    /// The position of the first sample that is kept, in samples from the beginning.
    public private(set) var start = 0
    private var samples: [Float] = []

    public init() {}

    /// The position behind the last sample.
    public var end: Int { start + samples.count }

    public mutating func append(_ more: [Float]) { samples += more }

    /// Lets go what lies before a position.
    public mutating func drop(before position: Int) {
        let count = min(max(position - start, 0), samples.count)
        samples.removeFirst(count)
        start += count
    }

    /// The samples from a position to another, as far as they are there.
    public subscript(range: Range<Int>) -> [Float] {
        let from = min(max(range.lowerBound - start, 0), samples.count)
        let to = min(max(range.upperBound - start, from), samples.count)
        return Array(samples[from..<to])
    }
}
