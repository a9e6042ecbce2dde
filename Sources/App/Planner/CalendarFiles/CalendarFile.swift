import Almanac
import Interface
import Planner
import Records

/// Prayers and tasks of some days as a file for a calendar program, which alerts also while Wird is closed and there is
/// no network (SY-038, SY-061).
enum CalendarFile {
    /// How many days one file may have.
    static let days = 1...366

    static func show(_ visit: Visit, _ span: CalendarSpan) throws(Missing) -> Reply {
        var (first, count) = span.days(from: visit.strings.firstWeekday)
        if let text = visit.parameter(.days) {
            guard let asked = PrayerMinutes.number(text), days.contains(asked) else {
                let message = visit.strings(
                    .errorNumber, .number("low", days.lowerBound), .number("high", days.upperBound))
                return visit.wantsJSON
                    ? .refusal("invalid", message, field: .days, status: 422)
                    : ErrorScreen.refused(visit, message, status: 422)
            }
            count = asked
        }
        let last = first.adding(days: count - 1)
        switch try PlacedDays(visit, first, through: last) {
        case .missing(let reply): return reply
        case .days(let days):
            guard days.isOpen(first), days.isOpen(last) else {
                return ErrorScreen.refused(visit, visit.strings[.dayOutside], status: 404)
            }
            let events = try CalendarEvents(visit, days).events(from: first, through: last)
            let bytes = CalendarWriter.bytes(name: visit.strings[.appName], events: events)
            let name = count == 1 ? first.description : first.description + "-" + last.description
            return .file(bytes, type: "text/calendar", name: "wird-" + name + ".ics")
        }
    }
}
