import Almanac
import Interface
import Planner
import Records

/// Stores what is heard at each prayer. A field that isn't sent stays as it is.
enum AdhanHandler {
    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        let config = context.bundle.reminders
        var values = JSONObject()
        for field in [AdhanSettings.on, AdhanSettings.quiet] {
            if let last = form.values(of: field).last { values[field] = .bool(last == "on") }
        }
        for prayer in PrayerBlock.Kind.allCases {
            let (voice, volume) = (AdhanSettings.voice(prayer), AdhanSettings.volume(prayer))
            if let id = form[voice] {
                guard AdhanVoice.isName(id) else {
                    let words = context.strings(.errorPlainName, .number("limit", AdhanVoice.nameLimit))
                    return try refuse(voice, words, form, context)
                }
                values[voice] = .string(id)
            }
            if let text = form[volume] {
                guard let number = PrayerMinutes.number(text), config.volumes.contains(number) else {
                    return try refuse(volume, context.strings.choose(from: config.volumes), form, context)
                }
                values[volume] = .int(Int64(number))
            }
        }
        for field in [AdhanSettings.from, AdhanSettings.to] {
            guard let text = form[field] else { continue }
            guard let time = ClockTime(ASCIIDigits.folded(text)) else {
                return try refuse(field, context.strings[.errorStart], form, context)
            }
            values[field] = .string(time.description)
        }
        if !values.members.isEmpty { changeSet.set(ReminderSettings.key, values) }
        return Applied(
            .seeOther(Route.planner(.adhanSettings).link(QueryItem(.notice, Notice.settingsSaved.rawValue))),
            json: .json(.object(["adhan": .object(values)])))
    }

    private static func refuse(_ field: String, _ message: String, _ form: FormFields, _ context: RequestContext)
        throws(NeedsData) -> Applied
    {
        return Applied(
            try AdhanScreen.show(context, typed: form, problem: (field, message)),
            json: .refusal("invalid", message, named: field, status: 422))
    }
}
