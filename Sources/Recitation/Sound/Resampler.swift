import Almanac

/// Brings sound to ``Sound/rate``, chunk by chunk, as if it came in one: a windowed sinc for each of the phases in which the new
/// samples fall among the old ones.
///
/// What lies above 7.2 kHz goes, so that nothing is folded back into what is heard. It waits for 2 ms of sound to come
/// (``delay``), which is all that it adds.
public struct Resampler: Sendable {
    /// The samples a second that come in.
    public let rate: Int
    /// New samples for each `down` old ones.
    private let up: Int
    private let down: Int
    /// For each phase the weights of the samples around it.
    private let kernels: [[Float]]
    private let reach: Int
    /// The samples still needed, and the position of the first of them in all that came.
    private var kept: [Float]
    private var first: Int
    /// The number of samples given so far.
    private var given = 0

    /// Zero crossings of the sinc on each side.
    private static let crossings = 24
    /// The highest frequency that passes whole, as a share of the lower rate.
    private static let passed = 0.45

    /// - Parameter rate: from 8,000 to 192,000 samples a second, with a common part with 16,000 of at least 25; else `nil`.
    public init?(from rate: Int) {
        guard (8_000...192_000).contains(rate) else { return nil }
        let common = Self.greatestCommonDivisor(rate, Sound.rate)
        guard common >= 25 else { return nil }
        self.rate = rate
        up = Sound.rate / common
        down = rate / common
        let scale = min(1, Double(Sound.rate) / Double(rate))
        reach = Int((Double(Self.crossings) / scale).rounded(.up))
        var kernels: [[Float]] = []
        for phase in 0..<up {
            kernels.append(Self.kernel(offset: Double(phase) / Double(up), scale: scale, reach: reach))
        }
        self.kernels = kernels
        kept = [Float](repeating: 0, count: reach)
        first = -reach
    }

    /// The samples that come in before the one that is given.
    public var delay: Int { reach }

    /// Takes the next samples and gives those that can be told by now.
    public mutating func take(_ samples: [Float]) -> [Float] {
        if rate == Sound.rate { return samples }
        kept += samples
        var output: [Float] = []
        output.reserveCapacity(samples.count * up / down + 1)
        while true {
            let position = given * down
            let index = position / up
            guard index + reach < first + kept.count else { break }
            output.append(sample(index - first, kernels[position % up]))
            given += 1
        }
        let needed = given * down / up - reach + 1
        if needed > first {
            let dropped = min(needed - first, kept.count)
            kept.removeFirst(dropped)
            first += dropped
        }
        return output
    }

    /// The last samples, when no sound follows.
    public mutating func finish() -> [Float] {
        rate == Sound.rate ? [] : take([Float](repeating: 0, count: reach))
    }

    private func sample(_ index: Int, _ kernel: [Float]) -> Float {
        var sum: Float = 0
        let start = index - reach + 1
        kept.withUnsafeBufferPointer { samples in
            kernel.withUnsafeBufferPointer { weights in
                for tap in weights.indices { sum += samples[start + tap] * weights[tap] }
            }
        }
        return sum
    }

    /// The weights of the samples from `1 − reach` to `reach` around a point, which sum to 1.
    private static func kernel(offset: Double, scale: Double, reach: Int) -> [Float] {
        var weights: [Double] = []
        var sum = 0.0
        for tap in 1 - reach...reach {
            let distance = Double(tap) - offset
            let weight = sinc(distance * 2 * passed * scale) * window(distance / Double(reach))
            weights.append(weight)
            sum += weight
        }
        return weights.map { Float($0 / sum) }
    }

    private static func sinc(_ x: Double) -> Double {
        guard x != 0 else { return 1 }
        return Trigonometry.sin(x * Double.pi) / (x * Double.pi)
    }

    /// Blackman's window, from −1 to 1.
    private static func window(_ x: Double) -> Double {
        guard x.magnitude < 1 else { return 0 }
        return 0.42 + 0.5 * Trigonometry.cos(x * Double.pi) + 0.08 * Trigonometry.cos(2 * x * Double.pi)
    }

    private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
        b == 0 ? a : greatestCommonDivisor(b, a % b)
    }
}
