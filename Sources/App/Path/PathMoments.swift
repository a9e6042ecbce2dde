import Almanac
import Interface
import Planner
import Records
import WorshipPath

/// The path's reminders: by default one after Maghrib, gently worded, which says no more than "a moment for you" on a
/// screen that others may see (WP-072, WP-073).
enum PathMoments {
    /// The kind's name in addresses and records.
    static let kind = "path-moment"
    /// What its subjects are about.
    private static let about = "path"
    /// The number of past days that show whether reminders are followed: more than the longest step in
    /// `PathConfig.json` needs.
    private static let reach = 60

    /// The queries for the reminders of a day and the next.
    static func queries(_ today: CivilDate) -> [RecordQuery] {
        [
            PathSettings.query, PathRecords.profileQuery, PathGate.lockQuery,
            RecordQuery(PathRecords.plan, in: .path, .all),
            RecordQuery(PathRecords.rest, in: .path, .all), dayQuery(today),
        ]
    }

    private static func dayQuery(_ today: CivilDate) -> RecordQuery {
        RecordQuery(
            DayLog.kind, in: .path,
            .buckets(from: today.adding(days: -reach).description, through: today.next.description))
    }

    /// The path's reminder kind. The moment is a time of its own, with no minutes to count, and only the path's own
    /// switch applies to it.
    static func kind(like other: ReminderKind) -> ReminderKind {
        var kind = other
        kind.id = Self.kind
        kind.group = .special
        kind.about = about
        kind.anchor = .start
        kind.minutes = 0
        kind.lead = nil
        kind.choices = []
        kind.isOn = true
        kind.actions = []
        return kind
    }

    /// The reminders of today and tomorrow, except those that would fall in quiet hours.
    static func subjects(_ context: RequestContext, _ days: PrayerDays, _ quiet: QuietHours?) throws(NeedsData)
        -> [ReminderSubject]
    {
        try context.library.require(queries(days.today))
        let settings = PathSettings(try context.library.record(PathSettings.key))
        guard settings.erasedAt == nil, settings.reminders.isOn,
            let profile = try context.library.record(PathRecords.profile).flatMap({ WorshipProfile($0) })
        else { return [] }
        let history = try history(context.library, days.today)
        let config = context.bundle.path
        let standings = PathDays(history, today: days.today, config: config)
        let isDiscreet = settings.isDiscreet || PathGate.isSet(context.library)
        let stay = Int64(context.bundle.reminders.held)
        var subjects: [ReminderSubject] = []
        for offset in 0...1 {
            let date = days.today.adding(days: offset)
            let due = PathReminder.due(
                on: date, history, days: standings, choices: settings.reminders, answers: profile.answers,
                config: config)
            for (number, reminder) in due.enumerated() {
                guard let at = reminder.time.instant(on: date, prayers: days.times(date), zone: days.zone) else {
                    continue
                }
                if let quiet, quiet.contains(days.zone.local(at).minuteOfDay) { continue }
                let wording = isDiscreet ? "discreet" : reminder.wording
                var subject = ReminderSubject(.special, about, on: date, from: at, until: at + .minutes(stay))
                subject.key = about + ":\(number):" + wording + "-" + date.description
                subjects.append(subject)
            }
        }
        return subjects
    }

    /// The sentence of a subject, which its key names.
    static func words(_ subject: ReminderSubject, _ strings: Strings) -> String {
        let parts = subject.key.split(separator: ":")
        let wording = parts.count == 3 ? String(parts[2].dropLast(11)) : "discreet"
        return strings[key: "path.reminder." + wording]
    }

    /// The text of one of the path's reminders, or `nil` for any other.
    static func text(_ kind: ReminderKind, _ subject: ReminderSubject, _ strings: Strings) -> ReminderText? {
        guard kind.id == Self.kind else { return nil }
        return ReminderText(title: words(subject, strings), body: strings[.pathReminderBody])
    }

    private static func history(_ library: Library, _ today: CivilDate) throws(NeedsData) -> PathHistory {
        var plans = PlanHistory()
        for record in try library.records(RecordQuery(PathRecords.plan, in: .path, .all)) {
            if let entry = PlanHistory.Entry(record) { plans.add(entry) }
        }
        var logs: [DayLog] = []
        for record in try library.records(dayQuery(today)) {
            if let day = DayLog(record) { logs.append(day) }
        }
        var history = PathHistory(plans: plans, days: logs)
        for record in try library.records(RecordQuery(PathRecords.rest, in: .path, .all)) {
            if let rest = RestWeek(record) { history.rests.append(rest) }
        }
        return history
    }
}
