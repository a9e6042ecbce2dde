import Almanac
import Interface

/// What every screen of times stands on: the days at the person's place, or the page that says what is missing.
enum PlacedDays {
    case days(PrayerDays)
    /// There is no place, or the content has no rules for its zone.
    case missing(Reply)

    init(_ visit: Visit) throws(Missing) {
        guard visit.place != nil else {
            self = .missing(
                visit.wantsJSON
                    ? .refusal("place_needed", visit.strings[.welcomeBody], status: 409)
                    : .seeOther(Route.place.link()))
            return
        }
        guard let days = try PrayerDays(visit) else {
            self = .missing(ErrorScreen.noZones(visit))
            return
        }
        self = .days(days)
    }
}
