import Almanac

/// A person's response to a reminder: snoozing or dismissing it.
public struct ReminderAnswer: Sendable {
    /// The reminder's id.
    public var id: String
    /// When the snooze ends; `nil` if the reminder was dismissed.
    public var until: Instant?

    public init(id: String, until: Instant?) {
        self.id = id
        self.until = until
    }

    /// Returns when a snoozed reminder comes again: after the given minutes, or at the end of a prayer that it would
    /// otherwise interrupt (MZ-099).
    ///
    /// - Parameter subjects: Subjects that include the prayers around that time.
    public static func snoozed(
        at now: Instant, by minutes: Int, among subjects: [ReminderSubject]
    ) -> Instant {
        var instant = now + .minutes(Int64(minutes))
        var isMoved = true
        while isMoved {
            isMoved = false
            for prayer in subjects where prayer.group == .prayer && prayer.start <= instant && instant < prayer.end {
                instant = prayer.end
                isMoved = true
            }
        }
        return instant
    }
}

/// The minutes of a day in which nothing makes a sound. They span midnight if the end isn't after the beginning.
public struct QuietHours: Sendable {
    /// Minutes after 00:00, 0 to 1439.
    public var from: Int
    public var to: Int

    public init(from: Int, to: Int) {
        self.from = from
        self.to = to
    }

    /// Whether a minute of the day is quiet, excluding the end. If both ends are the same minute, the whole day is
    /// quiet.
    public func contains(_ minute: Int) -> Bool {
        from < to ? (from..<to).contains(minute) : minute >= from || minute < to
    }
}
