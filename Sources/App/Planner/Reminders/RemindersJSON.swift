import Almanac
import Interface
import Planner
import Records

/// Reminders for programs, and for the page's script that schedules them. `docs/cli.md` lists the keys.
struct RemindersJSON {
    let context: RequestContext
    let words: ReminderWords
    let view: ReminderView
    /// What is heard at the prayers.
    private let adhan: AdhanSettings

    init(_ context: RequestContext, _ words: ReminderWords, _ zone: Zone) throws(NeedsData) {
        self.context = context
        self.words = words
        view = ReminderView(context, zone, back: .planner(.reminders))
        adhan = AdhanSettings(try context.library.record(ReminderSettings.key), context.bundle.reminders)
    }

    func json(_ reminders: Reminders) -> JSON {
        let settings = reminders.settings
        return .object([
            "now": .int(context.request.now.milliseconds), "grace": .int(Int64(context.bundle.reminders.grace)),
            "badge": .int(Int64(reminders.openToday)), "sound": .bool(settings.isSounding),
            "icon": .string(context.asset("icon-192.png").text), "move": .string(context.strings[.reminderMove]),
            "help": .string(Route.planner(.notificationHelp).path),
            "pending": .array(reminders.schedule.pending.map { reminder in json(reminder, settings) }),
            "recent": .array(reminders.schedule.recent.map { reminder in json(reminder, settings) }),
        ])
    }

    private func json(_ reminder: Reminder, _ settings: ReminderSettings) -> JSON {
        let local = words.zone.local(reminder.at)
        let subject = reminder.subjects[0]
        var object: JSONObject = [
            "id": .string(reminder.id), "kind": .string(reminder.kind.id), "group": .string(subject.group.rawValue),
            "key": .string(reminder.key), "at": .int(reminder.at.milliseconds),
            "date": .string(local.date.description), "time": .string(Minute.text(local.minuteOfDay)),
            "title": .string(words.title(reminder)), "body": .string(words.body(reminder)),
            "delivery": .string(reminder.delivery.rawValue), "silent": .bool(reminder.isSilent),
            "tone": .array(settings.notes(for: subject, context.bundle.reminders).map { note in .int(Int64(note)) }),
        ]
        object["drawing"] = .string(view.icon(reminder).drawing)
        if subject.group == .prayer {
            if let qibla = view.qibla {
                object["qibla"] = .object([
                    "degrees": .double((qibla.bearing * 10).rounded() / 10),
                    "text": .string(qibla.words(context.strings)),
                    "drawing": .string(qibla.outline),
                ])
            }
            if reminder.kind.minutes == 0, let adhan = adhan.playing(subject.name, at: local.minuteOfDay) {
                object["adhan"] = .object(["voice": .string(adhan.voice), "volume": .int(Int64(adhan.volume))])
            }
        }
        if reminder.isSnoozed { object["snoozed"] = true }
        if !reminder.batched.isEmpty { object["keys"] = .array(reminder.batched.map { key in .string(key) }) }
        if subject.group == .task, reminder.subjects.count == 1 { object["task"] = .string(subject.key) }
        object["actions"] = .array(
            reminder.actions.map { action in
                .object([
                    "name": .string(action.rawValue), "label": .string(view.label(action)),
                    "path": .string(Route.planner(.reminderAction(reminder.id, action)).path),
                ])
            })
        return .object(object)
    }
}
