/// A timetable from a network, as a machine without a network: what is kept, what failed, and when to ask again.
///
/// The host asks `advice` what to do, sends what it says, and reports `began`, `succeeded` or `failed`. Nothing here
/// reads a clock. Computed times are always there (they are the product's own); this source only ever stands in front
/// of them, and is off until the person switches it on.
public struct TimetableSource: Hashable, Sendable {
    /// Whether the person has switched the source on.
    public private(set) var isOn = false
    /// What the kept times are for: place, method and address in one text of the host's making.
    public private(set) var subject = ""
    /// The days that are kept.
    public private(set) var cache: Timetable?
    /// When the kept days were answered.
    public private(set) var updatedAt: Instant?
    /// When a request went out that has not ended; only one is ever under way.
    public private(set) var askedAt: Instant?
    /// Why the last request failed; `nil` after an answer.
    public private(set) var failure: TimetableFailure?
    /// How many requests failed since the last answer.
    public private(set) var failures = 0
    /// Before this nothing is asked.
    public private(set) var retryAt: Instant?

    /// A source that is off.
    public init() {}

    /// A source from what was stored of it. What can't be together is dropped.
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

    /// Switches the source on for a subject; what is kept for another subject is forgotten.
    public mutating func turnOn(for subject: String) {
        if subject != self.subject || !isOn { self = TimetableSource() }
        isOn = true
        self.subject = subject
    }

    /// A request goes out.
    public mutating func began(at now: Instant) { askedAt = now }

    /// The source answered; days beyond those that are kept are dropped.
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

    /// The request failed.
    public mutating func failed(_ failure: TimetableFailure, at now: Instant, policy: TimetablePolicy) {
        askedAt = nil
        self.failure = failure
        // The network's absence is not the source's fault: once it is back the source is asked at the usual pace.
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

/// Why a network timetable did not answer.
public enum TimetableFailure: Hashable, Sendable {
    /// There is no network.
    case offline
    /// No answer in time.
    case timeout
    /// Too many requests; the source may say how long to wait.
    case limited(retryAfter: TimeSpan?)
    /// Another status than 200.
    case status(Int)
    /// An answer that can't be right.
    case refused(TimetableError.Reason)
}
