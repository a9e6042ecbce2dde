import Almanac

/// How many recordings may still be sent in before the next unlock (K39): one allowance for whichever open weeks, and
/// the assessment outside it.
public struct Allowance: Hashable, Sendable {
    public let limit: Int
    /// Accepted since the last unlock, with what waits to be sent.
    public let used: Int
    /// How many of these were for a week after its deadline.
    public let usedLate: Int
    /// When the next allowance begins.
    public let renews: Instant

    public var remaining: Int { max(0, limit - used) }
}

extension Allowance {
    /// - Parameter countsWaiting: whether what waits to be sent takes its place already, as on its student's device. The
    ///   server counts what it has accepted.
    init(
        _ submissions: [CourseSubmission], _ calendar: CourseCalendar, countsWaiting: Bool, now: Instant, zone: Zone,
        _ config: CourseConfig
    ) {
        let window = ProgrammeWeek(holding: now, in: zone, config).bounds(in: zone, config)
        var used = 0
        var usedLate = 0
        for submission in submissions {
            guard let number = submission.work.week else { continue }
            let counts = submission.accepted.map { window.contains($0) } ?? (countsWaiting && submission.isWaiting)
            guard counts else { continue }
            used += 1
            if let deadline = calendar.week(number)?.deadline, deadline <= submission.accepted ?? now { usedLate += 1 }
        }
        self.init(limit: config.weeklySubmissions, used: used, usedLate: usedLate, renews: window.upperBound)
    }
}
