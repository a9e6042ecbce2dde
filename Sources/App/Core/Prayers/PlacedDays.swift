import Almanac
import Interface

/// What every screen of times stands on: the days at the person's place, or the page that says what is missing.
enum PlacedDays {
    case days(PrayerDays)
    /// There is no place, or the content has no rules for its zone.
    case missing(Reply)

    /// Around one or between two dates, around today where none is named.
    init(_ context: RequestContext, _ first: CivilDate? = nil, through last: CivilDate? = nil) throws(NeedsData) {
        guard context.place != nil else {
            self = .missing(
                context.wantsJSON
                    ? .refusal("place_needed", context.strings[.welcomeBody], status: 409)
                    : .seeOther(Route.times(.place).link()))
            return
        }
        guard let days = try PrayerDays(context, first, through: last) else {
            self = .missing(try Place.needed(context))
            return
        }
        self = .days(days)
    }
}
