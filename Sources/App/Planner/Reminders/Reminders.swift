import Almanac
import Planner
import Records

/// The reminders around now at the person's place.
struct Reminders: Sendable {
    let settings: ReminderSettings
    let answers: ReminderAnswers
    /// The prayers of three days, what today and tomorrow have beside them, and the open tasks.
    let subjects: [ReminderSubject]
    let schedule: ReminderSchedule
    /// How many of today's tasks are open (MZ-105).
    let openToday: Int

    /// What a screen must load for them on a day, beside the tasks.
    static func queries(_ today: CivilDate, _ context: RequestContext) -> [RecordQuery] {
        [
            RecordQuery(ReminderSettings.key.kind, in: ReminderSettings.key.scope, .id(ReminderSettings.key.id)),
            RecordQuery(ReminderAnswers.key.kind, in: ReminderAnswers.key.scope, .id(ReminderAnswers.key.id)),
            DayMarks.query(today), DayMarks.query(today.next),
        ] + context.crossings.momentQueries(today)
    }

    /// Those of today, yesterday's and tomorrow's tasks among them; `nil` without a place.
    init?(_ context: RequestContext) throws(NeedsData) {
        guard let days = try PrayerDays(context) else { return nil }
        let (first, last) = (days.today.previous, days.today.next)
        try context.library.require(Self.queries(days.today, context) + DayTasks.queries(from: first, through: last))
        let standing = try DayTasks(context, days, from: first, through: last)
        try self.init(context, days, planning: days.planning(days.today), tasks: standing.tasks)
    }

    /// Those of a day whose blocks and tasks are known already.
    ///
    /// - Parameter hasPending: whether what comes is wanted, beside what has come.
    init(
        _ context: RequestContext, _ days: PrayerDays, planning: PlanningDay, tasks: [PlannedTask],
        hasPending: Bool = true
    ) throws(NeedsData) {
        settings = ReminderSettings(
            context.inForce(try context.library.record(ReminderSettings.key)), context.bundle.reminders)
        answers = ReminderAnswers(try context.library.record(ReminderAnswers.key))
        // Nothing of a hidden area comes, and no program hears of the path.
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

    /// What the planner reminds of, and how many of the day's tasks are open.
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
    /// The prayers of a day and of those beside it, each from its time to the end of its block.
    func subjects(_ planning: PlanningDay) -> [ReminderSubject] {
        var subjects: [ReminderSubject] = []
        for offset in -1...1 {
            let date = planning.date.adding(days: offset)
            // A feast's prayer has its own notice, and no more.
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

    /// The instant at which the wall clock shows a minute of a date; minutes of other days count on.
    func instant(_ minute: Int, on date: CivilDate) -> Instant {
        let midnight = CivilDateTime(date: date, time: .midnight).utcSeconds
        return zone.instant(of: CivilDateTime(utcSeconds: midnight + Int64(minute) * 60))
    }
}
