import Almanac
import Interface

/// The basis of every screen of times: the days at the person's place, or a page that says what is missing.
enum PlacedDays {
    case days(PrayerDays)
    /// There is no place, or the content has no rules for its zone.
    case missing(Reply)

    /// Loads the days around one date or between two, or around today if none is given.
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
