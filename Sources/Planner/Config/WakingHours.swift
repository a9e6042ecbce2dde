/// When a person gets up and goes to bed, which bounds the day's plan (K69). In minutes after 00:00.
public struct WakingHours: Hashable, Sendable {
    public var wake: Int
    /// A bedtime that isn't after ``wake`` is after midnight. The same minute means that no sleep is planned.
    public var sleep: Int

    public init(wake: Int, sleep: Int) {
        self.wake = min(max(wake, 0), CivilDay.minutes - 1)
        self.sleep = min(max(sleep, 0), CivilDay.minutes - 1)
    }

    private var isPastMidnight: Bool { sleep <= wake }

    /// The day's minutes until bedtime: from getting up, or from 00:00 if bedtime is after midnight.
    public var minutes: Range<Int> { isPastMidnight ? 0..<CivilDay.minutes + sleep : wake..<sleep }

    /// The minutes among them that are spent asleep; empty unless bedtime is after midnight.
    public var asleep: Range<Int> { isPastMidnight ? sleep..<wake : wake..<wake }
}
