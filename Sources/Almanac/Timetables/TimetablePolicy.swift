/// How a network timetable is kept, asked for again and given up: configuration's `prayerCache` and what goes with it.
public struct TimetablePolicy: Hashable, Sendable {
    /// Days from today that are kept.
    public var maxDays: Int
    /// After so long the source is asked again.
    public var refreshInterval: TimeSpan
    /// While the source fails, times older than this give way to computed ones.
    public var fallbackThreshold: TimeSpan
    /// Times older than this are shown with their age.
    public var warningThreshold: TimeSpan
    /// A source that has not answered by then is given up for this time.
    public var timeout: TimeSpan
    /// The pause after a first failure.
    public var firstRetry: TimeSpan
    /// By what each further failure multiplies the pause.
    public var retryFactor: Int
    /// The longest pause, whatever a source asks for.
    public var longestRetry: TimeSpan
    /// From so many minutes a difference to the computed times is shown.
    public var disagreement: Int
    /// How often a source is tried before a request counts as failed.
    public var attempts = 3
    /// The pause after a first attempt that failed; ``retryFactor`` multiplies the next.
    public var attemptGap = TimeSpan.seconds(2)
    /// The bytes that an answer may have.
    public var largestAnswer = 1 << 20

    public init(
        maxDays: Int, refreshInterval: TimeSpan, fallbackThreshold: TimeSpan, warningThreshold: TimeSpan,
        timeout: TimeSpan, firstRetry: TimeSpan, retryFactor: Int, longestRetry: TimeSpan, disagreement: Int
    ) {
        self.maxDays = maxDays
        self.refreshInterval = refreshInterval
        self.fallbackThreshold = fallbackThreshold
        self.warningThreshold = warningThreshold
        self.timeout = timeout
        self.firstRetry = firstRetry
        self.retryFactor = retryFactor
        self.longestRetry = longestRetry
        self.disagreement = disagreement
    }

    /// The pause after so many failures in a row: it grows by the factor up to the longest.
    public func pause(afterFailures count: Int) -> TimeSpan {
        var pause = firstRetry
        var left = max(1, min(count, 64)) - 1
        while left > 0, pause < longestRetry {
            pause = TimeSpan(microseconds: pause.microseconds.clampedProduct(with: Int64(max(1, retryFactor))))
            left -= 1
        }
        return min(pause, longestRetry)
    }
}
