import Almanac

/// An event of a calendar file: a prayer or a task, with its time.
public struct CalendarEvent: Sendable {
    /// The id by which a calendar program recognises the event when it reads the file again.
    public var id: String
    /// When the event's content was last changed.
    public var stamp: Instant
    public var start: Instant
    public var end: Instant
    public var title: String
    /// Empty if there are none.
    public var notes: String
    public var category: String
    public var alarms: [Alarm]
    /// The address of its meeting; empty without one.
    public var link = ""
    /// Whether it does not take place after all.
    public var isCancelled = false

    /// An alert given by the calendar program, even while Wird is closed and there is no network (SY-038).
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
        // An event must end after it begins (RFC 5545 §3.6.1).
        self.end = max(end, start + .minutes(1))
        self.title = title
        self.notes = notes
        self.category = category
        self.alarms = alarms
    }
}
