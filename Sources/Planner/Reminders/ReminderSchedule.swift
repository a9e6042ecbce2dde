import Almanac

/// The upcoming and the latest reminders, computed from the plan. The same plan always gives the same reminders, and
/// what was moved, completed or deleted has none (MZ-107).
public struct ReminderSchedule: Sendable {
    /// The reminders within the horizon, soonest first.
    public let pending: [Reminder]
    /// The reminders that came recently and were not dismissed, newest first.
    public let recent: [Reminder]

    /// - Parameters:
    ///   - subjects: The prayers, parts of special days and open tasks of the surrounding days.
    ///   - kinds: The kinds with the person's own minutes. Those that are switched off give no reminders (MZ-101).
    ///   - answers: What was snoozed or dismissed.
    ///   - zone: The place's zone, for the quiet hours.
    ///   - hasPending: Whether upcoming reminders are needed in addition to recent ones.
    public init(
        _ subjects: [ReminderSubject], kinds: [ReminderKind], answers: [ReminderAnswer] = [],
        quiet: QuietHours? = nil, zone: Zone, now: Instant, config: RemindersConfig, hasPending: Bool = true
    ) {
        var reminders: [Reminder] = []
        let last = hasPending ? now + .minutes(Int64(config.horizon)) : now
        for subject in subjects {
            if subject.group.passes, subject.end <= now { continue }
            // Of a subject's past reminders only the newest counts, because the others have already been shown.
            var newest: Reminder?
            var candidates: [Reminder] = []
            for general in kinds where general.covers(subject) {
                let kind = general.held(for: subject)
                // An answer can only postpone a reminder, so one beyond the horizon stays beyond it however it was
                // answered.
                guard kind.isOn, kind.moment(of: subject) <= last else { continue }
                let reminder = Reminder(kind, of: subject)
                if reminder.at > now {
                    candidates.append(reminder)
                } else if reminder.at >= newest?.at ?? reminder.at {
                    newest = reminder
                }
            }
            if let newest { candidates.append(newest) }
            for candidate in candidates {
                var reminder = candidate
                guard Self.answer(&reminder, answers), reminder.at <= last else { continue }
                if subject.group.passes, reminder.at > subject.end { continue }
                Self.quieten(&reminder, quiet, zone)
                let stay = reminder.delivery == .list ? config.held : config.recent
                if reminder.at > now - .minutes(Int64(stay)) { reminders.append(reminder) }
            }
        }
        reminders.sort(by: Reminder.comesFirst)
        var pending: [Reminder] = []
        var recent: [Reminder] = []
        for reminder in reminders {
            if reminder.at > now { pending.append(reminder) } else { recent.insert(reminder, at: 0) }
        }
        self.pending = Self.fitted(pending, capacity: config.capacity, until: now + .minutes(Int64(config.window)))
        self.recent = recent
    }

    /// The reminder of an id, upcoming or recent.
    public subscript(id: String) -> Reminder? {
        for reminder in pending + recent where reminder.id == id { return reminder }
        return nil
    }

    /// Applies the answers to a reminder. Returns `false` if it was dismissed.
    private static func answer(_ reminder: inout Reminder, _ answers: [ReminderAnswer]) -> Bool {
        for answer in answers where answer.id == reminder.id {
            guard let until = answer.until else { return false }
            if until > reminder.at {
                reminder.at = until
                reminder.isSnoozed = true
            }
        }
        return true
    }

    /// Applies the quiet hours: prayers and special days come without sound, and everything else waits in the list. The
    /// wake-up for suhoor still comes, because the person asked for it.
    private static func quieten(_ reminder: inout Reminder, _ quiet: QuietHours?, _ zone: Zone) {
        guard let quiet, quiet.contains(zone.local(reminder.at).minuteOfDay) else { return }
        reminder.isSilent = true
        if !reminder.kind.group.isKept { reminder.delivery = .list }
    }

    /// Fits the next hours into what a system keeps pending. Prayers and special days are kept, tasks of the same
    /// minute are combined, and whatever is still too much is only in the list.
    private static func fitted(_ pending: [Reminder], capacity: Int, until end: Instant) -> [Reminder] {
        let near = pending.filter { reminder in reminder.at <= end && reminder.delivery == .alert }
        guard near.count > capacity else { return pending }
        var prayers = capacity
        var tasks = max(0, capacity - near.count { reminder in reminder.kind.group.isKept })
        var fitted: [Reminder] = []
        var index = 0
        while index < pending.count {
            var same = [pending[index]]
            index += 1
            let first = same[0]
            if first.at <= end, first.delivery == .alert {
                while first.kind.group == .task, index < pending.count, pending[index].comes(with: first) {
                    same.append(pending[index])
                    index += 1
                }
                if same.count > 1 { same = [Reminder(batching: same)] }
                let isLeft = first.kind.group.isKept ? take(&prayers) : take(&tasks)
                if !isLeft { same[0].delivery = .list }
            }
            fitted.append(same[0])
        }
        return fitted
    }

    /// Takes one of the remaining places. Returns `false` if none is left.
    private static func take(_ left: inout Int) -> Bool {
        left -= 1
        return left >= 0
    }
}
