import Almanac
import Interface
import Planner
import Records

/// Stores which reminders a person wants. A field that isn't sent stays as it is.
enum ReminderSettingsHandler {
    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        let config = context.bundle.reminders
        var values = JSONObject()
        var choices: [(field: String, numbers: [Int])] = [(ReminderSettings.snooze, config.snoozes)]
        var switches = [ReminderSettings.quiet, ReminderSettings.sound]
        for kind in config.kinds {
            switches.append(ReminderSettings.field(kind))
            choices.append((ReminderSettings.minutesField(kind), kind.choices))
        }
        for group in ReminderSubject.Group.allCases { switches.append(ReminderSettings.field(group)) }
        for field in switches {
            // An unticked box is not sent; the page sends "off" before it, so that off and missing can be
            // distinguished.
            if let last = form.values(of: field).last { values[field] = .bool(last == "on") }
        }
        for (field, numbers) in choices {
            guard let text = form[field] else { continue }
            guard let number = PrayerMinutes.number(text), numbers.contains(number) else {
                return try refuse(field, context.strings.choose(from: numbers), form, context)
            }
            values[field] = .int(Int64(number))
        }
        for tone in config.tones {
            let field = ReminderSettings.field(tone)
            guard let sound = form[field] else { continue }
            guard ReminderSettings.isSound(sound, config) else {
                let names = config.sounds.map { sound in sound.id } + [ReminderSettings.system]
                return try refuse(field, context.strings.choose(from: names), form, context)
            }
            values[field] = .string(sound)
        }
        for field in [ReminderSettings.quietFrom, ReminderSettings.quietTo] {
            guard let text = form[field] else { continue }
            guard let time = ClockTime(ASCIIDigits.folded(text)) else {
                return try refuse(field, context.strings[.errorStart], form, context)
            }
            values[field] = .string(time.description)
        }
        if !values.members.isEmpty { changeSet.set(ReminderSettings.key, values) }
        let target = Return.route(form) ?? .planner(.reminderSettings)
        return Applied(
            .seeOther(target.link(QueryItem(.notice, Notice.settingsSaved.rawValue))),
            json: .json(.object(["reminders": .object(values)])))
    }

    private static func refuse(_ field: String, _ message: String, _ form: FormFields, _ context: RequestContext)
        throws(NeedsData) -> Applied
    {
        let error: JSON = .object([
            "code": "invalid", "message": .string(message), "fields": .object([field: .string(message)]),
        ])
        return Applied(
            try ReminderSettingsScreen.show(context, typed: form, problem: (field, message)),
            json: .json(.object(["error": error]), status: 422))
    }
}
