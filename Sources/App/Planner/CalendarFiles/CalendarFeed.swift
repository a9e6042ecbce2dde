import Almanac
import Interface
import Planner
import Records

/// The calendar to which other programs subscribe by its secret link: prayers, tasks and the course's sessions around today
/// with their alarms, in the place's zone (SY-048, SY-050, QF-131).
enum CalendarFeed {
    /// The number of days before and after today that it covers.
    private static let span = (before: 14, after: 60)
    /// The interval in minutes at which a program is asked to refresh.
    private static let refresh = 60

    static func show(_ context: RequestContext, _ secret: String) throws(NeedsData) -> Reply {
        guard try AccessToken.allows(.feed, secret, context) else { return ErrorScreen.notFound(context) }
        // First, since it loads the zones that the days need too.
        let now = context.request.now
        let course = try context.crossings.courseEvents(
            context, now - .days(Int64(span.before)), now + .days(Int64(span.after)))
        guard let around = try PrayerDays(context) else {
            return .refusal("place_needed", context.strings[.welcomeBody], status: 409)
        }
        let first = around.today.adding(days: -span.before)
        let last = around.today.adding(days: span.after)
        guard let days = try PrayerDays(context, first, through: last) else { return try Place.needed(context) }
        // While the planner is hidden, the calendar is empty: programs would keep events that they can no longer fetch.
        var events = context.shows(.today) ? try CalendarEvents(context, days).events(from: first, through: last) : []
        events += course
        let zone = CalendarZone(
            days.zone, from: days.zone.startOfDay(first.previous), through: days.zone.startOfDay(last.adding(days: 2)))
        let bytes = CalendarWriter.bytes(
            name: context.strings[.appName], events: events, zone: zone, refresh: refresh)
        return .document(bytes, type: "text/calendar; charset=utf-8")
    }
}
