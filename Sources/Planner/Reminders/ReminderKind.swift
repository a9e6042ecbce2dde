import Almanac

/// One kind of reminder: what it is about, when it comes, and what can be done with it. Kinds stand in
/// `RemindersConfig.json`; each has a switch of its own (MZ-101).
public struct ReminderKind: Sendable {
    /// Which moment of its subject it is counted from.
    public enum Anchor: String, Hashable, Sendable {
        case start, end
    }

    /// The name in addresses, records and locales, such as `prayer-before`.
    public var id: String
    public var group: ReminderSubject.Group
    /// The one part of a special day that it is about; `nil` for all of its group.
    public var about: String?
    public var anchor: Anchor
    /// Minutes from the anchor, negative before it: -240 to 240. Those of a ``lead`` come from the special days' file.
    public var minutes: Int
    /// Which number of `SpecialPrayersConfig.json` its minutes are; `nil` where they are its own.
    public var lead: Lead?
    /// The minutes a person may choose from; empty where there is nothing to choose.
    public var choices: [Int]
    public var isOn: Bool
    /// What can be done with it, the likeliest first: some systems show two.
    public var actions: [ReminderAction]

    /// The numbers of the special days that a reminder may come by, as the file names them.
    public enum Lead: String, Hashable, Sendable {
        case jummah = "jummah.reminder"
        case travel = "jummah.travelReminder"
        case suhoor = "ramadan.suhoor.reminder"
        case eid = "eid.reminder"

        /// How many minutes before.
        func minutes(_ special: SpecialPrayersConfig) -> Int {
            switch self {
            case .jummah: special.jummah.reminder
            case .travel: special.jummah.travelReminder
            case .suhoor: special.suhoor.reminder
            case .eid: special.eid.reminder
            }
        }
    }

    /// Whether it reminds of something.
    public func covers(_ subject: ReminderSubject) -> Bool {
        group == subject.group && (about == nil || about == subject.name)
    }

    /// When it comes for a subject.
    func moment(of subject: ReminderSubject) -> Instant {
        (anchor == .start ? subject.start : subject.end) + .minutes(Int64(minutes))
    }

    /// The kind as it holds for one subject: a task's own minutes stand for those before its start, and switch it on
    /// (MZ-096).
    public func held(for subject: ReminderSubject) -> ReminderKind {
        guard let lead = subject.lead, group == .task, anchor == .start, minutes < 0 else { return self }
        var kind = self
        kind.minutes = -lead
        kind.isOn = true
        return kind
    }
}

/// What a person may answer a reminder with. The raw value is the last part of the address.
public enum ReminderAction: String, CaseIterable, Hashable, Sendable {
    case complete, snooze, extend, dismiss
}
