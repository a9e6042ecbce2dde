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
    /// A plan for a day that somebody else made, as ``ProposedMove`` writes it.
    case plan
    /// Why the assistant gave none (``AdviceFailure``).
    case advice
    /// What the inbox is narrowed down to: a category, a length, an age, a priority; and how it is sorted.
    case category = "cat"
    case length = "len"
    case age
    case priority = "prio"
    case sort
    /// Whether tasks of the inbox are being chosen.
    case choose
    /// How many a notice speaks of, or how many a list shows.
    case count
    /// How many of what was found stand before the first that a page shows.
    case from
    /// How many days a file has.
    case days
    /// What a notice was left out for a day.
    case mark
    /// Whether a drawing is for `light` or `dark`.
    case mode
    /// The feature that a person wanted.
    case feature
    /// Which edition of the Quran's text is asked about.
    case edition
    /// A page of the mushaf to go to.
    case number
    /// A longitude in degrees.
    case longitude
    /// Set by a worker on a form that the server alone can take, and that it couldn't hand on.
    case unreached
    /// The action of the path that one comes back from.
    case opened
}
