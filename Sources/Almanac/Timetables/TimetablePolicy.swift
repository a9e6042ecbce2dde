/// When an online timetable is requested, kept and given up, from `prayerCache` and related values of the
/// configuration.
public struct TimetablePolicy: Hashable, Sendable {
    /// The number of days kept, from today on.
    public var maxDays: Int
    /// The time after which the source is asked again.
    public var refreshInterval: TimeSpan
    /// The age from which times are replaced by computed ones while the source fails.
    public var fallbackThreshold: TimeSpan
    /// The age from which times are shown with their age.
    public var warningThreshold: TimeSpan
    /// The time after which a request without a response is given up.
    public var timeout: TimeSpan
    /// The pause after a first failure.
    public var firstRetry: TimeSpan
    /// The factor by which every further failure multiplies the pause.
    public var retryFactor: Int
    /// The longest pause, whatever the source asks for.
    public var longestRetry: TimeSpan
    /// The minutes of difference from the computed times from which it is shown.
    public var disagreement: Int
    /// How often the source is tried before a request counts as failed.
    public var attempts = 3
    /// The pause after a first failed attempt. ``retryFactor`` multiplies it for the next.
    public var attemptGap = TimeSpan.seconds(2)
    /// The largest size of a response in bytes.
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

    /// Returns the pause after a number of consecutive failures, which increases by the factor up to the longest.
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
