import Almanac

/// An alert, with its subject, its time and how it reaches the person.
public struct Reminder: Sendable {
    /// How a reminder reaches the person.
    public enum Delivery: String, Hashable, Sendable {
        /// As a system notification if that is allowed, and otherwise on the page.
        case alert
        /// Only in the list, because of quiet hours or the limits of the system.
        case list
    }

    /// An id that stays the same for the same moment of the same plan, however often it is computed. It consists of the
    /// kind and the subject, and of the minute for a task, because a moved task is another moment.
    public let id: String
    public let kind: ReminderKind
    /// When it comes: at its moment, or when its snooze ends.
    public internal(set) var at: Instant
    /// What it is about. There are several subjects if it stands for all reminders of a minute (MZ-109).
    public internal(set) var subjects: [ReminderSubject]
    public internal(set) var isSnoozed = false
    public internal(set) var delivery = Delivery.alert
    /// Whether it comes without sound and vibration (MZ-104).
    public internal(set) var isSilent = false
    /// The keys of the reminders it stands for; empty if it stands only for itself.
    public internal(set) var batched: [String] = []

    init(_ kind: ReminderKind, of subject: ReminderSubject) {
        at = kind.moment(of: subject)
        let base = kind.id + "." + subject.key
        id = subject.group != .task ? base : base + ".\(at.seconds / 60)"
        self.kind = kind
        subjects = [subject]
    }

    /// Combines several reminders of one kind that come in the same minute.
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

    /// The key that a device remembers so that it alerts only once. A snoozed reminder has a new key and alerts again.
    public var key: String { isSnoozed ? id + "~\(at.seconds / 60)" : id }

    /// The actions that can be taken.
    public var actions: [ReminderAction] {
        guard let only = subjects.first, subjects.count == 1 else { return [] }
        return only.isOwn ? kind.actions : []
    }

    /// Whether another reminder can be combined with this one: the same kind, minute and delivery.
    func comes(with other: Reminder) -> Bool {
        at == other.at && kind.id == other.kind.id && delivery == other.delivery
    }

    /// The order of alerts: by time, then by group with prayers first, then by id.
    static func comesFirst(_ a: Reminder, _ b: Reminder) -> Bool {
        if a.at != b.at { return a.at < b.at }
        if a.kind.group != b.kind.group { return a.kind.group.rank < b.kind.group.rank }
        return a.id < b.id
    }
}
