/// The state machine of an online timetable: what is stored, what failed, and when to ask again. It doesn't access the
/// network itself.
///
/// The host asks `advice` what to do, sends the request it returns, and reports `began`, `succeeded` or `failed`.
/// Nothing here reads a clock. Computed times are always available. The source only takes precedence over them, and is
/// off until the person switches it on.
public struct TimetableSource: Hashable, Sendable {
    /// Whether the person has switched the source on.
    public private(set) var isOn = false
    /// What the stored times are for: place, method and URL as a single text made by the host.
    public private(set) var subject = ""
    /// The stored days.
    public private(set) var cache: Timetable?
    /// When the stored days were received.
    public private(set) var updatedAt: Instant?
    /// When the request in progress was sent; there is never more than one.
    public private(set) var askedAt: Instant?
    /// Why the last request failed; `nil` after a response.
    public private(set) var failure: TimetableFailure?
    /// The number of requests that failed since the last response.
    public private(set) var failures = 0
    /// When the source may be asked again at the earliest.
    public private(set) var retryAt: Instant?

    /// Creates a source that is off.
    public init() {}

    /// Creates a source from its stored state. Inconsistent parts are dropped.
    public init(
        isOn: Bool, subject: String, cache: Timetable?, updatedAt: Instant?, failure: TimetableFailure? = nil,
        failures: Int = 0, retryAt: Instant? = nil
    ) {
        self.isOn = isOn
        self.subject = subject
        self.cache = updatedAt == nil ? nil : cache
        self.updatedAt = cache == nil ? nil : updatedAt
        self.failure = failure
        self.failures = failure == nil ? 0 : max(1, failures)
        self.retryAt = failure == nil ? nil : retryAt
    }

    /// Switches the source on for a subject. Anything stored for another subject is forgotten.
    public mutating func turnOn(for subject: String) {
        if subject != self.subject || !isOn { self = TimetableSource() }
        isOn = true
        self.subject = subject
    }

    /// Reports that a request was sent.
    public mutating func began(at now: Instant) { askedAt = now }

    /// Reports a response. Days beyond those to be kept are dropped.
    public mutating func succeeded(
        _ timetable: Timetable, at now: Instant, today: CivilDate, policy: TimetablePolicy
    ) {
        askedAt = nil
        let end = today.adding(days: policy.maxDays)
        let days = (cache.flatMap { $0.merging(timetable) } ?? timetable).days
        cache = Timetable(name: timetable.name, days: days.filter { $0.date >= today && $0.date < end })
        updatedAt = cache == nil ? nil : now
        failure = cache == nil ? .refused(.wrongDates) : nil
        failures = cache == nil ? min(failures, 999) + 1 : 0
        retryAt = cache == nil ? now + policy.pause(afterFailures: failures) : nil
    }

    /// Reports that the request failed.
    public mutating func failed(_ failure: TimetableFailure, at now: Instant, policy: TimetablePolicy) {
        askedAt = nil
        self.failure = failure
        // A missing network is not the source's fault. Once it is back, the source is asked at the usual pace.
        guard failure != .offline else {
            retryAt = now + policy.firstRetry
            return
        }
        failures = min(failures, 999) + 1
        var pause = policy.pause(afterFailures: failures)
        if case .limited(let wait?) = failure { pause = max(pause, min(wait, policy.longestRetry)) }
        retryAt = now + pause
    }
}

/// Why an online timetable did not respond.
public enum TimetableFailure: Hashable, Sendable {
    /// There is no network.
    case offline
    /// There was no response in time.
    case timeout
    /// There were too many requests. The source may say how long to wait.
    case limited(retryAfter: TimeSpan?)
    /// The status was not 200.
    case status(Int)
    /// The response can't be right.
    case refused(TimetableError.Reason)
}
