import Almanac
import Interface
import Planner
import Records

/// The prayers and tasks of some days as calendar events, with alarms for the person's reminders.
struct CalendarEvents {
    let context: RequestContext
    let days: PrayerDays
    private let kinds: [ReminderKind]
    private let words: ReminderWords

    init(_ context: RequestContext, _ days: PrayerDays) throws(NeedsData) {
        self.context = context
        self.days = days
        // A file can't know whether a task is still open, so reminders counted from a task's end are left out.
        kinds = ReminderSettings(
            context.inForce(try context.library.record(ReminderSettings.key)), context.bundle.reminders
        )
        .active.filter { kind in kind.anchor == .start }
        words = ReminderWords(context, days.zone)
    }

    func events(from first: CivilDate, through last: CivilDate) throws(NeedsData) -> [CalendarEvent] {
        let noted = try context.library.records(DayMarks.query(from: first, through: last))
        var events: [CalendarEvent] = []
        var tasks: [PlannedTask] = []
        for task in try DayTasks(context, days, from: first, through: last).tasks {
            // Tasks that came from another calendar are there already.
            if !task.isExternal { tasks.append(task) }
        }
        var date = first
        while date <= last {
            let marks = DayMarks(noted.first { record in record.key.id == date.description })
            let blocks = days.planning(date).ownBlocks
            let occasions = days.occasions(date, blocks, isFasting: marks.isFasting)
            for block in blocks { events.append(prayer(block, date, occasions)) }
            if hasNawafil {
                for nafl in days.nawafil(date, tasks, marks, context) { events.append(event(nafl)) }
            }
            for task in tasks where task.placement?.date == date {
                if let event = event(task) { events.append(event) }
            }
            date = date.next
        }
        return events
    }

    private var hasNawafil: Bool { kinds.contains { kind in kind.isOn && kind.group == .nafl } }

    /// A prayer with its own alarms and those of the special parts of the day at it.
    private func prayer(_ block: PrayerBlock, _ date: CivilDate, _ occasions: [ReminderSubject]) -> CalendarEvent {
        let start = days.instant(block.start, on: date)
        let subject = ReminderSubject(
            prayer: block.kind, on: date, from: days.beginning(of: block, on: date),
            until: days.instant(block.end, on: date))
        // A feast's prayer has only its own notice.
        var alarms = block.kind == .eid ? [] : self.alarms(subject, from: start)
        for occasion in occasions where Self.place(of: occasion) == block.kind {
            alarms += self.alarms(occasion, from: start)
        }
        // The times are computed anew each day, so every file replaces the earlier ones.
        return CalendarEvent(
            id: subject.key + "@wird", stamp: days.zone.startOfDay(days.today), start: start, end: subject.end,
            title: context.strings.name(block.kind), alarms: alarms)
    }

    /// The prayer whose event carries the alarms of a part of a special day.
    private static func place(of occasion: ReminderSubject) -> PrayerBlock.Kind {
        switch occasion.name {
        case PrayerBlock.Kind.jummah.name: .jummah
        case PrayerBlock.Kind.eid.name: .eid
        case Suggestion.suhoor: .fajr
        default: .maghrib
        }
    }

    /// A voluntary prayer, if the person wants to be reminded of it.
    private func event(_ nafl: ReminderSubject) -> CalendarEvent {
        CalendarEvent(
            id: nafl.key + "@wird", stamp: days.zone.startOfDay(days.today), start: nafl.start, end: nafl.start,
            title: nafl.name, alarms: alarms(nafl, from: nafl.start))
    }

    private func event(_ task: PlannedTask) -> CalendarEvent? {
        var open = task
        open.completed = nil
        guard let subject = ReminderSubject(open, in: days.zone) else { return nil }
        let changed = task.revision.map { stamp in Instant(milliseconds: stamp.milliseconds) } ?? task.created
        return CalendarEvent(
            id: task.id + "@wird", stamp: changed, start: subject.start, end: subject.end, title: task.title,
            notes: task.notes,
            category: task.category.map { category in TaskLook(category, context).label } ?? "",
            alarms: task.completed == nil ? alarms(subject, from: subject.start) : [])
    }

    private func alarms(_ subject: ReminderSubject, from start: Instant) -> [CalendarEvent.Alarm] {
        let late = Int((subject.start - start).minutes)
        var alarms: [CalendarEvent.Alarm] = []
        for general in kinds where general.covers(subject) {
            let kind = general.held(for: subject)
            guard kind.isOn else { continue }
            alarms.append(CalendarEvent.Alarm(minutes: late + kind.minutes, text: words.line(kind, subject)))
        }
        return alarms
    }
}
