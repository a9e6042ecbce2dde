import Almanac

/// What a person did with a reminder: put it off, or put it away.
public struct ReminderAnswer: Sendable {
    /// The reminder's id.
    public var id: String
    /// Until when it was put off; `nil` where it was put away.
    public var until: Instant?

    public init(id: String, until: Instant?) {
        self.id = id
        self.until = until
    }

    /// When a reminder that is put off comes again: after the minutes, or at the end of a prayer that it would fall into
    /// (MZ-099).
    ///
    /// - Parameter subjects: among them the prayers around that time.
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

/// The minutes of a day in which nothing sounds. Over midnight where the end isn't after the beginning.
public struct QuietHours: Sendable {
    /// Minutes after 00:00, 0 to 1439.
    public var from: Int
    public var to: Int

    public init(from: Int, to: Int) {
        self.from = from
        self.to = to
    }

    /// Whether a minute of the day is quiet; the end is not. The same minute twice means the whole day.
    public func contains(_ minute: Int) -> Bool {
        from < to ? (from..<to).contains(minute) : minute >= from || minute < to
    }
}
