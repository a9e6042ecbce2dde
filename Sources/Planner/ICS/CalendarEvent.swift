import Almanac

/// One event of a calendar file: a prayer or a task at its time.
public struct CalendarEvent: Sendable {
    /// What a calendar program knows it by when the file is read again.
    public var id: String
    /// When what it says was last changed.
    public var stamp: Instant
    public var start: Instant
    public var end: Instant
    public var title: String
    /// Empty where there are none.
    public var notes: String
    public var category: String
    public var alarms: [Alarm]

    /// An alert that the calendar program gives, also while Wird is closed and there is no network (SY-038).
    public struct Alarm: Sendable {
        /// Minutes from the event's start, negative before it.
        public var minutes: Int
        public var text: String

        public init(minutes: Int, text: String) {
            self.minutes = minutes
            self.text = text
        }
    }

    public init(
        id: String, stamp: Instant, start: Instant, end: Instant, title: String, notes: String = "",
        category: String = "", alarms: [Alarm] = []
    ) {
        self.id = id
        self.stamp = stamp
        self.start = start
        // An event ends after it begins (RFC 5545 §3.6.1).
        self.end = max(end, start + .minutes(1))
        self.title = title
        self.notes = notes
        self.category = category
        self.alarms = alarms
    }
}
