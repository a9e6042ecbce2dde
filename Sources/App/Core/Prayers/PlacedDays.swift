import Almanac
import Interface

/// What every screen of times stands on: the days at the person's place, or the page that says what is missing.
enum PlacedDays {
    case days(PrayerDays)
    /// There is no place, or the content has no rules for its zone.
    case missing(Reply)

    /// Around one or between two dates, around today where none is named.
    init(_ visit: Visit, _ first: CivilDate? = nil, through last: CivilDate? = nil) throws(Missing) {
        guard visit.place != nil else {
            self = .missing(
                visit.wantsJSON
                    ? .refusal("place_needed", visit.strings[.welcomeBody], status: 409)
                    : .seeOther(Route.times(.place).link()))
            return
        }
        guard let days = try PrayerDays(visit, first, through: last) else {
            self = .missing(try Place.needed(visit))
            return
        }
        self = .days(days)
    }
}
