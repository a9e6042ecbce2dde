import Almanac
import Interface
import Planner
import Records

/// Stores what a page of the day's shape set. A field that isn't sent stays as it is.
enum PrayerSettingsHandler {
    static func apply(
        _ page: PrayerSettingsPage, _ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet
    ) throws(NeedsData)
        -> Applied
    {
        var values = JSONObject()
        var corrections = context.settings.corrections
        for group in PrayerSettingsGroups(context).groups(page) {
            for field in group.fields {
                guard let sent = form.values(of: field.name).last else { continue }
                guard let value = field.checked(sent) else {
                    return try refuse(page, field.name, field.problem(context.strings), form, context)
                }
                if case .shift(let year, let month, _) = field.kind {
                    guard value != field.value(context.settings) else { continue }
                    do throws(HijriCorrectionError) {
                        corrections = try corrections.moving(year: year, month: month, by: Int(value) ?? 0)
                    } catch {
                        return try refuse(page, field.name, context.strings.words(error), form, context)
                    }
                    continue
                }
                if field.name == PrayerSettingsName.jummahTime, let problem = try jummahProblem(value, context) {
                    return try refuse(page, field.name, problem, form, context)
                }
                values[PrayerSettingsValues.prefix + field.name] =
                    value == field.standard || value.isEmpty ? .null : .string(value)
            }
        }
        if page == .travel, let step = form[.step] { setHome(step == "here" ? context.place : nil, &values) }
        if corrections != context.settings.corrections {
            values[FieldName.hijriCorrections.rawValue] = corrections.isEmpty ? .null : .string(corrections.text)
        }
        if !values.members.isEmpty { changeSet.set(Settings.key, values) }
        let target = Return.route(form) ?? .planner(.shape(page))
        return Applied(
            .seeOther(target.link(QueryItem(.notice, Notice.settingsSaved.rawValue))),
            json: .json(.object(["settings": .object(values)])))
    }

    /// Sets the home that the distance of a journey is counted from; one answer for each place is enough.
    private static func setHome(_ place: Place?, _ values: inout JSONObject) {
        values[PrayerSettingsValues.prefix + PrayerSettingsName.home] =
            place.map { .string(AwayFromHome.text($0.coordinates)) } ?? .null
    }

    /// The problem with a time for Jummah: on the next Friday it must be neither before Dhuhr begins nor after Asr
    /// does.
    private static func jummahProblem(_ value: String, _ context: RequestContext) throws(NeedsData) -> String? {
        guard let minute = ClockTime(value)?.minuteOfDay, let days = try PrayerDays(context) else { return nil }
        var friday = days.today
        while friday.weekday != .friday { friday = friday.next }
        let prayers = days.minutes(friday)
        guard minute < prayers.dhuhr || minute >= prayers.asr else { return nil }
        return context.strings(
            .shapeJummahEarly, .word("dhuhr", context.strings.time(minute: prayers.dhuhr)),
            .word("asr", context.strings.time(minute: prayers.asr)))
    }

    private static func refuse(
        _ page: PrayerSettingsPage, _ name: String, _ message: String, _ form: FormFields, _ context: RequestContext
    )
        throws(NeedsData) -> Applied
    {
        Applied(
            try PrayerSettingsScreen.show(context, page, typed: form, problem: (name, message)),
            json: .json(
                .object([
                    "error": .object([
                        "code": "invalid", "message": .string(message), "fields": .object([name: .string(message)]),
                    ])
                ]), status: 422))
    }
}
