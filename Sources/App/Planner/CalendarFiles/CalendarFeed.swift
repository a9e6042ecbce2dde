import Almanac
import Interface
import Planner
import Records

/// The calendar that other programs subscribe to by its secret link: prayers and tasks around today with their alarms, in
/// the place's own zone (SY-048, SY-050).
enum CalendarFeed {
    /// How many days before today it begins, and how many after it ends.
    private static let span = (before: 14, after: 60)
    /// After how many minutes a program is asked to look again.
    private static let refresh = 60

    static func show(_ visit: Visit, _ secret: String) throws(Missing) -> Reply {
        guard try AccessToken.allows(.feed, secret, visit) else { return ErrorScreen.notFound(visit) }
        guard let around = try PrayerDays(visit) else {
            return .refusal("place_needed", visit.strings[.welcomeBody], status: 409)
        }
        let first = around.today.adding(days: -span.before)
        let last = around.today.adding(days: span.after)
        guard let days = try PrayerDays(visit, first, through: last) else { return try Place.needed(visit) }
        // A hidden planner leaves subscribed calendars empty: programs would keep what they can't fetch any more.
        let events = visit.shows(.today) ? try CalendarEvents(visit, days).events(from: first, through: last) : []
        let zone = CalendarZone(
            days.zone, from: days.zone.startOfDay(first.previous), through: days.zone.startOfDay(last.adding(days: 2)))
        let bytes = CalendarWriter.bytes(
            name: visit.strings[.appName], events: events, zone: zone, refresh: refresh)
        return .document(bytes, type: "text/calendar; charset=utf-8")
    }
}
