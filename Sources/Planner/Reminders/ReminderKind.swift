import Almanac

/// A kind of reminder: what it is about, when it comes, and what can be done with it. Kinds are listed in
/// `RemindersConfig.json`, and each has its own switch (MZ-101).
public struct ReminderKind: Sendable {
    /// The moment of the subject from which the minutes are counted.
    public enum Anchor: String, Hashable, Sendable {
        case start, end
    }

    /// The name in URLs, records and locales, for example `prayer-before`.
    public var id: String
    public var group: ReminderSubject.Group
    /// The id of the part of a special day that it is about; `nil` for everything in its group.
    public var about: String?
    public var anchor: Anchor
    /// Minutes from the anchor, negative before it: -240 to 240. Those of a ``lead`` come from the special days' file.
    public var minutes: Int
    /// The number in `SpecialPrayersConfig.json` that gives the minutes; `nil` if they are the kind's own.
    public var lead: Lead?
    /// The minutes to choose from; empty if there is no choice.
    public var choices: [Int]
    public var isOn: Bool
    /// The actions, most likely first, since some systems show only two.
    public var actions: [ReminderAction]

    /// The numbers of the special days that reminders may use, as the file names them.
    public enum Lead: String, Hashable, Sendable {
        case jummah = "jummah.reminder"
        case travel = "jummah.travelReminder"
        case suhoor = "ramadan.suhoor.reminder"
        case eid = "eid.reminder"

        /// Returns the number of minutes before the event.
        func minutes(_ special: SpecialPrayersConfig) -> Int {
            switch self {
            case .jummah: special.jummah.reminder
            case .travel: special.jummah.travelReminder
            case .suhoor: special.suhoor.reminder
            case .eid: special.eid.reminder
            }
        }
    }

    /// Whether this kind reminds of a subject.
    public func covers(_ subject: ReminderSubject) -> Bool {
        group == subject.group && (about == nil || about == subject.name)
    }

    /// Returns when it comes for a subject.
    func moment(of subject: ReminderSubject) -> Instant {
        (anchor == .start ? subject.start : subject.end) + .minutes(Int64(minutes))
    }

    /// Returns this kind as it applies to a subject. A task's own lead time replaces the minutes before its start, and
    /// switches the kind on (MZ-096).
    public func held(for subject: ReminderSubject) -> ReminderKind {
        guard let lead = subject.lead, group == .task, anchor == .start, minutes < 0 else { return self }
        var kind = self
        kind.minutes = -lead
        kind.isOn = true
        return kind
    }
}

/// What a person can do with a reminder. The raw value is the last segment of the URL.
public enum ReminderAction: String, CaseIterable, Hashable, Sendable {
    case complete, snooze, extend, dismiss
}
