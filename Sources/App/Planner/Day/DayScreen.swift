import Almanac
import Interface
import Records

/// The planner's day: `/` for today, `/day/2026-11-21` for any other.
enum DayScreen {
    /// - Parameter welcome: the page of who has no place yet.
    static func show(
        _ visit: Visit, date: CivilDate?, welcome: (Visit) throws(Missing) -> Reply
    ) throws(Missing) -> Reply {
        guard visit.place != nil else {
            return visit.wantsJSON
                ? .refusal("place_needed", visit.strings[.welcomeBody], status: 409)
                : try welcome(visit)
        }
        try visit.library.require([], [.zones])
        guard let days = try PrayerDays(visit, date) else { return try Place.needed(visit) }
        if let date, !days.isOpen(date) { return ErrorScreen.refused(visit, visit.strings[.dayOutside], status: 404) }
        let day = try Day(visit, days: days, date: date)
        guard !visit.wantsJSON else { return .json(day.json(visit)) }
        return .page(DayPage(visit, day, try DayGuide(visit, day)).page)
    }

    /// From the date picker to the day itself; what is no date leads to today.
    static func jump(_ visit: Visit) -> Reply {
        let date = visit.parameter(.date).flatMap { CivilDate(ASCIIDigits.folded($0)) }
        return .seeOther((date.map { Route.planner(.day($0)) } ?? .planner(.today)).link())
    }
}
