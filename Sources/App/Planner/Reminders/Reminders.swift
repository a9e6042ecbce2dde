import Almanac
import Planner
import Records

/// The reminders around now at the person's place.
struct Reminders: Sendable {
    let settings: ReminderSettings
    let answers: ReminderAnswers
    /// The prayers of three days, the other occasions of today and tomorrow, and the open tasks.
    let subjects: [ReminderSubject]
    let schedule: ReminderSchedule
    /// The number of today's tasks that are open (MZ-105).
    let openToday: Int

    /// The queries for a day's reminders, besides the tasks.
    static func queries(_ today: CivilDate, _ context: RequestContext) -> [RecordQuery] {
        [
            RecordQuery(ReminderSettings.key.kind, in: ReminderSettings.key.scope, .id(ReminderSettings.key.id)),
            RecordQuery(ReminderAnswers.key.kind, in: ReminderAnswers.key.scope, .id(ReminderAnswers.key.id)),
            DayMarks.query(today), DayMarks.query(today.next),
        ] + context.crossings.momentQueries(today)
    }

    /// Loads today's reminders, together with yesterday's and tomorrow's tasks; `nil` without a place.
    init?(_ context: RequestContext) throws(NeedsData) {
        guard let days = try PrayerDays(context) else { return nil }
        let (first, last) = (days.today.previous, days.today.next)
        try context.library.require(Self.queries(days.today, context) + DayTasks.queries(from: first, through: last))
        let standing = try DayTasks(context, days, from: first, through: last)
        try self.init(context, days, planning: days.planning(days.today), tasks: standing.tasks)
    }

    /// Creates the reminders of a day whose blocks and tasks are already known.
    ///
    /// - Parameter hasPending: whether to include reminders that are still to come.
    init(
        _ context: RequestContext, _ days: PrayerDays, planning: PlanningDay, tasks: [PlannedTask],
        hasPending: Bool = true
    ) throws(NeedsData) {
        settings = ReminderSettings(
            context.inForce(try context.library.record(ReminderSettings.key)), context.bundle.reminders)
        answers = ReminderAnswers(try context.library.record(ReminderAnswers.key))
        // A hidden area sends no reminders, and programs learn nothing about the path.
        let planner = context.shows(.today) ? try Self.planner(context, days, planning, tasks, settings) : ([], 0)
        let path = context.tellsOfPath ? try context.crossings.moments(context, days, settings.quietHours) : []
        openToday = planner.1
        subjects = planner.0 + path
        let kinds =
            settings.active
            + (settings.kinds.first.flatMap { kind in context.crossings.momentKind(kind) }.map { [$0] } ?? [])
        schedule = ReminderSchedule(
            subjects, kinds: kinds, answers: answers.list, quiet: settings.quietHours, zone: days.zone,
            now: context.request.now, config: context.bundle.reminders, hasPending: hasPending)
    }

    /// The planner's reminders, and the number of the day's open tasks.
    private static func planner(
        _ context: RequestContext, _ days: PrayerDays, _ planning: PlanningDay, _ tasks: [PlannedTask],
        _ settings: ReminderSettings
    ) throws(NeedsData) -> ([ReminderSubject], Int) {
        var subjects = days.subjects(planning)
        let hasNawafil = settings.active.contains { kind in kind.isOn && kind.group == .nafl }
        for offset in 0...1 {
            let date = days.today.adding(days: offset)
            let marks = DayMarks(try context.library.record(DayMarks.key(date)))
            let own = planning.blocks.filter { block in block.day == offset }
            subjects += days.occasions(date, own, isFasting: marks.isFasting)
            if hasNawafil { subjects += days.nawafil(date, tasks, marks, context) }
        }
        var open = 0
        for task in tasks {
            guard let subject = ReminderSubject(task, in: days.zone) else { continue }
            subjects.append(subject)
            if subject.isOwn, task.placement?.date == days.today { open += 1 }
        }
        return (subjects, open)
    }
}

extension PrayerDays {
    /// The prayers of a day and its neighbours, each from its time to the end of its block.
    func subjects(_ planning: PlanningDay) -> [ReminderSubject] {
        var subjects: [ReminderSubject] = []
        for offset in -1...1 {
            let date = planning.date.adding(days: offset)
            // A feast's prayer has only its own notice.
            for block in planning.blocks where block.day == offset && block.kind != .eid {
                let start = beginning(of: block, on: date)
                let minutes = block.end - minute(start, on: planning.date)
                subjects.append(
                    ReminderSubject(
                        prayer: block.kind, on: date, from: start, until: start + .minutes(Int64(minutes))))
            }
        }
        return subjects
    }

    /// The instant at which the wall clock shows a minute of a date; minutes beyond the day count on into other days.
    func instant(_ minute: Int, on date: CivilDate) -> Instant {
        let midnight = CivilDateTime(date: date, time: .midnight).utcSeconds
        return zone.instant(of: CivilDateTime(utcSeconds: midnight + Int64(minute) * 60))
    }
}

/// Checks the id of a reminder in a path: two or three parts, each like a task's id, separated by dots.
enum ReminderID {
    /// Returns the id if it is valid, otherwise `nil`.
    static func checked(_ text: Substring) -> String? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return nil }
        for part in parts where TaskID.checked(part) == nil { return nil }
        return String(text)
    }

    /// The task in a task's reminder, or `nil` for a prayer's.
    static func task(_ id: String) -> String? {
        let parts = id.split(separator: ".")
        return parts.count == 3 ? String(parts[1]) : nil
    }
}
