import Almanac
import Interface
import Planner
import Records

/// Keeps what is heard at each prayer. A field that isn't sent stays as it is.
enum AdhanCommand {
    static func apply(_ form: FormFields, _ visit: Visit, _ outbox: inout Outbox) throws(Missing) -> Applied {
        let config = visit.bundle.reminders
        var values = JSONObject()
        for field in [AdhanSettings.on, AdhanSettings.quiet] {
            if let last = form.values(of: field).last { values[field] = .bool(last == "on") }
        }
        for prayer in PrayerBlock.Kind.allCases {
            let (voice, volume) = (AdhanSettings.voice(prayer), AdhanSettings.volume(prayer))
            if let id = form[voice] {
                guard AdhanVoice.isName(id) else {
                    let words = visit.strings(.errorPlainName, .number("limit", AdhanVoice.nameLimit))
                    return try refuse(voice, words, form, visit)
                }
                values[voice] = .string(id)
            }
            if let text = form[volume] {
                guard let number = PrayerMinutes.number(text), config.volumes.contains(number) else {
                    return try refuse(volume, visit.strings.choose(from: config.volumes), form, visit)
                }
                values[volume] = .int(Int64(number))
            }
        }
        for field in [AdhanSettings.from, AdhanSettings.to] {
            guard let text = form[field] else { continue }
            guard let time = ClockTime(ASCIIDigits.folded(text)) else {
                return try refuse(field, visit.strings[.errorStart], form, visit)
            }
            values[field] = .string(time.description)
        }
        if !values.members.isEmpty { outbox.set(ReminderSettings.key, values) }
        return Applied(
            .seeOther(Route.planner(.adhanSettings).link(QueryItem(.notice, Notice.settingsSaved.rawValue))),
            json: .json(.object(["adhan": .object(values)])))
    }

    private static func refuse(_ field: String, _ message: String, _ form: FormFields, _ visit: Visit)
        throws(Missing) -> Applied
    {
        return Applied(
            try AdhanScreen.show(visit, typed: form, problem: (field, message)),
            json: .refusal("invalid", message, named: field, status: 422))
    }
}
