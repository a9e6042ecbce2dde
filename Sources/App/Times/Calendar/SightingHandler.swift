import Almanac
import Interface
import Records

/// Moves the first day of a Hijri month to when it was sighted, or back to the printed calendar's.
enum SightingHandler {
    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        let years = HijriDate.years
        guard let year = number(form[.year]), years.contains(year) else {
            return try refuse(
                .year,
                context.strings(
                    .hijriCorrectionYears, .number("first", years.lowerBound), .number("last", years.upperBound)),
                form, context)
        }
        guard let month = number(form[.month]).flatMap({ HijriMonth(rawValue: $0) }) else {
            return try refuse(
                .month, context.strings(.errorNumber, .number("low", 1), .number("high", 12)), form, context)
        }
        guard let days = number(form[.days]) else {
            return try refuse(.days, context.strings[.hijriCorrectionDays], form, context)
        }
        let corrections: HijriCorrections
        do throws(HijriCorrectionError) {
            corrections = try context.settings.corrections.moving(year: year, month: month, by: days)
        } catch {
            return try refuse(.days, context.strings.words(error), form, context)
        }
        let text = corrections.text
        changeSet.set(Settings.key, [FieldName.hijriCorrections.rawValue: text.isEmpty ? .null : .string(text)])
        let notice: Notice = days == 0 ? .times(.hijriRestored) : .times(.hijriMoved)
        return Applied(
            .seeOther(Route.times(.hijriYear(year)).link(QueryItem(.notice, notice.rawValue))),
            json: .json(.object(["hijriCorrections": .string(text)])))
    }

    private static func number(_ text: String?) -> Int? { text.flatMap { PrayerMinutes.number($0) } }

    private static func refuse(_ field: FieldName, _ message: String, _ form: FormFields, _ context: RequestContext)
        throws(NeedsData) -> Applied
    {
        let now = context.settings.calendar.date(of: CivilDateTime(utcSeconds: context.request.now.seconds).date)
        let asked = number(form[.year]).flatMap { HijriDate.years.contains($0) ? $0 : nil }
        return Applied(
            try CalendarScreen.show(
                context, asked ?? now?.year ?? HijriDate.years.lowerBound, form: form, problem: (field, message)),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}
