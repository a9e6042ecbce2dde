/// When a person gets up and goes to bed: what bounds a plan (K69). Minutes after 00:00.
public struct WakingHours: Hashable, Sendable {
    public var wake: Int
    /// When it isn't after ``wake`` one goes to bed after midnight; the same minute means that no sleep is planned.
    public var sleep: Int

    public init(wake: Int, sleep: Int) {
        self.wake = min(max(wake, 0), CivilDay.minutes - 1)
        self.sleep = min(max(sleep, 0), CivilDay.minutes - 1)
    }

    private var isPastMidnight: Bool { sleep <= wake }

    /// A day's minutes until bedtime: from getting up, or from its 00:00 where one is still awake then.
    public var minutes: Range<Int> { isPastMidnight ? 0..<CivilDay.minutes + sleep : wake..<sleep }

    /// The minutes among them that are slept; empty unless bedtime is after midnight.
    public var asleep: Range<Int> { isPastMidnight ? sleep..<wake : wake..<wake }
}
