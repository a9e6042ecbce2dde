/// What to do about an online timetable now: whether to send a request, which times to show, and what to display.
public struct TimetableAdvice: Hashable, Sendable {
    public let request: Request
    /// Today's times from the source; `nil` if computed times are shown.
    public let day: TimetableDay?
    public let banner: TimetableBanner
    /// Whether a person may ask again now, which is not the case during a request or a pause.
    public let canRetry: Bool
    /// When asking again becomes possible; `nil` if it already is, or if the source is off.
    public let retryAt: Instant?

    /// Whether to send a request.
    public enum Request: Hashable, Sendable {
        case none
        /// Request these dates, both included.
        case send(from: CivilDate, to: CivilDate)
        /// A request is due, but not before this instant.
        case wait(until: Instant)
    }
}

/// What is displayed about an online timetable.
public enum TimetableBanner: Hashable, Sendable {
    case none
    /// "Offline Mode", "Showing cached prayer times".
    case offline
    /// "Last updated: X hours ago", with a button to try again.
    case lastUpdated(hours: Int)
    /// The source limits requests, and the times shown are older than the threshold for a warning.
    case limited(hours: Int)
    /// The source can't be used, and the times are computed on the device.
    case computed
    /// The source differs from the computed times by up to this many minutes, positive if later.
    case disagrees(PrayerEvent, minutes: Int)
}

extension TimetableSource {
    /// Returns what to do now.
    ///
    /// - Parameters:
    ///   - now: The current time.
    ///   - zone: The place's zone, which determines today's date and in which the timetable is written.
    ///   - isOnline: Whether the device reports that it has a network.
    ///   - computed: Today's computed times, for comparison.
    public func advice(
        at now: Instant, in zone: Zone, isOnline: Bool, policy: TimetablePolicy, computed: PrayerTimes?
    ) -> TimetableAdvice {
        guard isOn else {
            return TimetableAdvice(request: .none, day: nil, banner: .none, canRetry: false, retryAt: nil)
        }
        let today = zone.date(at: now)
        let age = updatedAt.map { max(.zero, now - $0) }
        let isCut = !isOnline || failure == .offline
        let day = usableDay(today, age: age, isCut: isCut, policy: policy)
        let open = opening(at: now, policy: policy)
        return TimetableAdvice(
            request: request(today: today, age: age, isOnline: isOnline, open: open, policy: policy),
            day: day,
            banner: banner(day, age: age, isCut: isCut, in: zone, policy: policy, computed: computed),
            canRetry: isOnline && open == nil,
            retryAt: open)
    }

    /// Returns today's stored times if they may be used: for as long as days are kept if there is no network, and up to
    /// the fallback threshold if the source fails.
    private func usableDay(
        _ today: CivilDate, age: TimeSpan?, isCut: Bool, policy: TimetablePolicy
    ) -> TimetableDay? {
        guard let age, age <= .days(Int64(policy.maxDays)) else { return nil }
        guard isCut || failure == nil || age <= policy.fallbackThreshold else { return nil }
        return cache?[today]
    }

    /// Returns when a request may be sent; `nil` if it may be sent now.
    private func opening(at now: Instant, policy: TimetablePolicy) -> Instant? {
        var opening = now
        // A request that never ended, because the process was killed, blocks others only until its timeout. A clock
        // that was set back doesn't block them at all.
        if let askedAt, askedAt <= now { opening = max(opening, askedAt + policy.timeout) }
        if let retryAt, retryAt - now <= policy.longestRetry { opening = max(opening, retryAt) }
        return opening > now ? opening : nil
    }

    private func request(
        today: CivilDate, age: TimeSpan?, isOnline: Bool, open: Instant?, policy: TimetablePolicy
    ) -> TimetableAdvice.Request {
        guard isOnline else { return .none }
        let isFresh = age.map { $0 < policy.refreshInterval } ?? false
        if isFresh, failure == nil, cache?[today] != nil { return .none }
        if let open { return .wait(until: open) }
        return .send(from: today, to: today.adding(days: max(1, policy.maxDays) - 1))
    }

    private func banner(
        _ day: TimetableDay?, age: TimeSpan?, isCut: Bool, in zone: Zone, policy: TimetablePolicy,
        computed: PrayerTimes?
    ) -> TimetableBanner {
        guard let day, let age else { return isCut || failure != nil ? .computed : .none }
        let hours = Int(clamping: age.minutes / 60)
        if isCut { return .offline }
        switch failure {
        case .limited: if age > policy.warningThreshold { return .limited(hours: hours) }
        case .some: return .lastUpdated(hours: hours)
        case nil: if age > policy.warningThreshold { return .lastUpdated(hours: hours) }
        }
        guard let computed, let (event, minutes) = day.largestDifference(from: computed, in: zone),
            minutes.magnitude >= UInt(max(1, policy.disagreement))
        else { return .none }
        return .disagrees(event, minutes: minutes)
    }
}

extension TimetableDay {
    /// Returns the moment that differs most from the computed times, and the minutes by which it is later.
    public func largestDifference(from computed: PrayerTimes, in zone: Zone) -> (event: PrayerEvent, minutes: Int)? {
        var largest: (event: PrayerEvent, minutes: Int)?
        for event in PrayerEvent.allCases {
            guard let instant = instant(of: event, in: zone) else { continue }
            let minutes = Int(clamping: (instant - computed[event]).minutes)
            if minutes.magnitude > (largest?.minutes.magnitude ?? 0) { largest = (event, minutes) }
        }
        return largest
    }
}
