import Almanac
import Interface
import Records

/// The planner's day: `/` for today, `/day/2026-11-21` for any other.
enum DayScreen {
    /// - Parameter welcome: the page for a person who has no place yet.
    static func show(
        _ context: RequestContext, date: CivilDate?, welcome: (RequestContext) throws(NeedsData) -> Reply
    ) throws(NeedsData) -> Reply {
        guard context.place != nil else {
            return context.wantsJSON
                ? .refusal("place_needed", context.strings[.welcomeBody], status: 409)
                : try welcome(context)
        }
        try context.library.require([], [.zones])
        guard let days = try PrayerDays(context, date) else { return try Place.needed(context) }
        if let date, !days.isOpen(date) {
            return ErrorScreen.refused(context, context.strings[.dayOutside], status: 404)
        }
        let day = try Day(context, days: days, date: date)
        guard !context.wantsJSON else { return .json(day.json(context)) }
        return .page(DayPage(context, day, try DayGuide(context, day)).page)
    }

    /// Leads from the date picker to the chosen day; an invalid date leads to today.
    static func jump(_ context: RequestContext) -> Reply {
        let date = context.parameter(.date).flatMap { CivilDate(ASCIIDigits.folded($0)) }
        return .seeOther((date.map { Route.planner(.day($0)) } ?? .planner(.today)).link())
    }
}
