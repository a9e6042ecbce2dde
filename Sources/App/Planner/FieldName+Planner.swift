/// The fields of the planner's forms.
extension FieldName {
    static var title: FieldName { FieldName("title") }
    static var notes: FieldName { FieldName("notes") }
    static var category: FieldName { FieldName("category") }
    static var duration: FieldName { FieldName("duration") }
    static var start: FieldName { FieldName("start") }
    static var priority: FieldName { FieldName("priority") }
    static var deadlineDay: FieldName { FieldName("deadlineDay") }
    static var deadlineTime: FieldName { FieldName("deadlineTime") }
    static var fixed: FieldName { FieldName("fixed") }
    /// The steps within a task, one per line, and how many minutes before its start a reminder comes.
    static var checklist: FieldName { FieldName("checklist") }
    static var lead: FieldName { FieldName("lead") }
    /// The filter of the inbox, which is kept after a change.
    static var filter: FieldName { FieldName("filter") }
    /// One step of a checklist, counted from 0.
    static var item: FieldName { FieldName("item") }
    /// Whether a start is a clock time or tied to a prayer, to which prayer, and by how many minutes.
    static var timing: FieldName { FieldName("timing") }
    static var prayer: FieldName { FieldName("prayer") }
    static var minutes: FieldName { FieldName("minutes") }
    /// How a task repeats: the kind, the interval, the days, and the end.
    static var repeats: FieldName { FieldName("repeat") }
    static var interval: FieldName { FieldName("interval") }
    static var weekday: FieldName { FieldName("weekday") }
    static var monthDay: FieldName { FieldName("monthDay") }
    static var ordinal: FieldName { FieldName("ordinal") }
    static var ordinalDay: FieldName { FieldName("ordinalDay") }
    static var hijriDays: FieldName { FieldName("hijriDays") }
    static var hijriMonth: FieldName { FieldName("hijriMonth") }
    static var ends: FieldName { FieldName("ends") }
    static var until: FieldName { FieldName("until") }
    static var times: FieldName { FieldName("times") }
    static var rule: FieldName { FieldName("rule") }
    /// The days of a series that a change is for.
    static var which: FieldName { FieldName("which") }
    /// Whether a task that doesn't fit is divided around the prayer.
    static var split: FieldName { FieldName("split") }
    /// A proposal's moves (`ProposedMove`), where tasks without room go, and the change to be undone.
    static var plan: FieldName { FieldName("plan") }
    static var overflow: FieldName { FieldName("overflow") }
    static var change: FieldName { FieldName("change") }
    /// The result of asking the assistant: its answer or the reason for its absence, and the tasks it was asked about.
    static var answer: FieldName { FieldName("answer") }
    static var failure: FieldName { FieldName("failure") }
    static var about: FieldName { FieldName("about") }
    /// A suggested start that was chosen instead of the typed one.
    static var suggestion: FieldName { FieldName("suggestion") }
    /// A browser's address for alerts by push, its key and secret, and the app's origin there.
    static var endpoint: FieldName { FieldName("endpoint") }
    static var pushKey: FieldName { FieldName("p256dh") }
    static var colour: FieldName { FieldName("colour") }
    static var blocks: FieldName { FieldName("blocks") }
    static var secret: FieldName { FieldName("auth") }
    /// The password for another server.
    static var password: FieldName { FieldName("password") }
    static var origin: FieldName { FieldName("origin") }
}
