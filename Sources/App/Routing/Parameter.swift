import Almanac
import Records

/// The names of query parameters, in one place.
enum Parameter: String, Hashable, Sendable {
    /// Words to search for.
    case query = "q"
    /// A language for this answer alone.
    case language = "lang"
    /// A notice to show once: the name of what has been done.
    case notice
    /// The task a notice speaks of.
    case task
    /// The page that a sheet was opened from.
    case back
    /// A day, `YYYY-MM-DD`.
    case date
    /// A start, minutes from midnight.
    case start
    /// Where the next page of a list begins.
    case before
    /// A country, ISO 3166-1 alpha-2.
    case country
    /// A latitude in degrees.
    case latitude
    /// How many a notice speaks of.
    case count
    /// A longitude in degrees.
    case longitude
}
