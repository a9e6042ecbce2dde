import Almanac
import Interface
import Planner
import Records

/// Prayers and tasks of some days as a file for a calendar program, which alerts even while Wird is closed and there is
/// no network (SY-038, SY-061).
enum CalendarFile {
    /// The number of days that one file may have.
    static let days = 1...366

    static func show(_ context: RequestContext, _ span: CalendarSpan) throws(NeedsData) -> Reply {
        var (first, count) = span.days(from: context.strings.firstWeekday)
        if let text = context.parameter(.days) {
            guard let asked = PrayerMinutes.number(text), days.contains(asked) else {
                let message = context.strings(
                    .errorNumber, .number("low", days.lowerBound), .number("high", days.upperBound))
                return context.wantsJSON
                    ? .refusal("invalid", message, field: .days, status: 422)
                    : ErrorScreen.refused(context, message, status: 422)
            }
            count = asked
        }
        let last = first.adding(days: count - 1)
        switch try PlacedDays(context, first, through: last) {
        case .missing(let reply): return reply
        case .days(let days):
            guard days.isOpen(first), days.isOpen(last) else {
                return ErrorScreen.refused(context, context.strings[.dayOutside], status: 404)
            }
            let events = try CalendarEvents(context, days).events(from: first, through: last)
            let bytes = CalendarWriter.bytes(name: context.strings[.appName], events: events)
            let name = count == 1 ? first.description : first.description + "-" + last.description
            return .file(bytes, type: "text/calendar", name: "wird-" + name + ".ics")
        }
    }
}
