import Almanac
import App
import Foundation

/// The machine's clock and randomness, or their substitutes in tests.
public struct World: Sendable {
    /// Returns the current instant.
    public var now: @Sendable () -> Instant
    /// Returns 128 fresh random bits.
    public var entropy: @Sendable () -> Entropy

    public init(
        now: @escaping @Sendable () -> Instant = World.wallClock,
        entropy: @escaping @Sendable () -> Entropy = World.random
    ) {
        self.now = now
        self.entropy = entropy
    }

    /// The machine's clock.
    public static let wallClock: @Sendable () -> Instant = {
        Instant(microseconds: Int64((Date().timeIntervalSince1970 * 1_000_000).rounded(.down)))
    }

    /// The machine's randomness.
    public static let random: @Sendable () -> Entropy = {
        var generator = SystemRandomNumberGenerator()
        return Entropy(high: generator.next(), low: generator.next())
    }

    /// Creates a clock for tests: a fixed instant (`2026-11-21T04:00:00Z`), or the machine's clock shifted by seconds
    /// (`+3600`, `-86400`). `nil` if the text is neither.
    public init?(testClock text: String) {
        if text.hasPrefix("+") || text.hasPrefix("-") {
            guard let seconds = Int64(text.hasPrefix("+") ? text.dropFirst() : text[...]),
                abs(seconds) < 100_000_000_000
            else { return nil }
            self.init(now: { Instant(microseconds: Self.wallClock().microseconds + seconds * 1_000_000) })
        } else {
            guard let date = try? Date(text, strategy: .iso8601) else { return nil }
            let instant = Instant(seconds: Int64(date.timeIntervalSince1970))
            self.init(now: { instant })
        }
    }
}
