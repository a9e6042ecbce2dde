import Almanac

/// One alert: what about, when, and how it may reach the person.
public struct Reminder: Sendable {
    /// How it reaches the person.
    public enum Delivery: String, Hashable, Sendable {
        /// By the system where it may, else on the page.
        case alert
        /// In the list alone: held by quiet hours, or more than the system takes.
        case list
    }

    /// The same for the same moment of the same plan, however often it is worked out: the kind, the subject, and of a
    /// task the minute too, since one that was moved is another moment.
    public let id: String
    public let kind: ReminderKind
    /// When it comes: the moment itself, or until when it was put off.
    public internal(set) var at: Instant
    /// What it is about; several where it stands for all of a minute (MZ-109).
    public internal(set) var subjects: [ReminderSubject]
    public internal(set) var isSnoozed = false
    public internal(set) var delivery = Delivery.alert
    /// Whether it comes without sound and vibration (MZ-104).
    public internal(set) var isSilent = false
    /// The keys of those it stands for; empty where it stands for itself alone.
    public internal(set) var batched: [String] = []

    init(_ kind: ReminderKind, of subject: ReminderSubject) {
        at = kind.moment(of: subject)
        let base = kind.id + "." + subject.key
        id = subject.group != .task ? base : base + ".\(at.seconds / 60)"
        self.kind = kind
        subjects = [subject]
    }

    /// Stands for several of one kind that come in the same minute.
    init(batching reminders: [Reminder]) {
        kind = reminders[0].kind
        at = reminders[0].at
        id = "batch." + kind.id + ".\(at.seconds / 60)"
        subjects = []
        for reminder in reminders {
            subjects += reminder.subjects
            batched.append(reminder.key)
            isSilent = isSilent || reminder.isSilent
        }
    }

    /// What a device remembers so that it alerts once: one that was put off is alerted again.
    public var key: String { isSnoozed ? id + "~\(at.seconds / 60)" : id }

    /// What can be done with it.
    public var actions: [ReminderAction] {
        guard let only = subjects.first, subjects.count == 1 else { return [] }
        return only.isOwn ? kind.actions : []
    }

    /// Whether it is another of the same kind and minute that would be alerted too.
    func comes(with other: Reminder) -> Bool {
        at == other.at && kind.id == other.kind.id && delivery == other.delivery
    }

    /// The order of alerts: by time, prayers first, then by what tells them apart.
    static func comesFirst(_ a: Reminder, _ b: Reminder) -> Bool {
        if a.at != b.at { return a.at < b.at }
        if a.kind.group != b.kind.group { return a.kind.group.rank < b.kind.group.rank }
        return a.id < b.id
    }
}
