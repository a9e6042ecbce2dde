import Almanac
import Records

/// The names of query parameters, in one place.
enum Parameter: String, Hashable, Sendable {
    /// Words to search for.
    case query = "q"
    /// The language for this answer only.
    case language = "lang"
    /// A notice to show once, by the name of what was done.
    case notice
    /// The task that a notice is about.
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
    /// A plan for a day that the assistant proposed, as ``ProposedMove`` writes it.
    case plan
    /// Why the assistant gave no plan (``AdviceFailure``).
    case advice
    /// The filters of the inbox (category, length, age, priority) and its order.
    case category = "cat"
    case length = "len"
    case age
    case priority = "prio"
    case sort
    /// Whether tasks of the inbox are being chosen.
    case choose
    /// The number in a notice, or the number of entries that a list shows.
    case count
    /// The number of results before the first that a page shows.
    case from
    /// The number of days in a file.
    case days
    /// What a notice was dismissed for on a day.
    case mark
    /// Whether a drawing is for `light` or `dark`.
    case mode
    /// The feature that a person wanted.
    case feature
    /// The edition of the Quran's text in question.
    case edition
    /// A page of the mushaf to go to.
    case number
    /// A longitude in degrees.
    case longitude
    /// Set by a worker on a form that only the server can handle and that it couldn't forward.
    case unreached
    /// The paired device that is being changed.
    case device
    /// The action of the path that the person returns from.
    case opened
    /// What a link to something shared carries.
    case code
    /// A level of the course that is over.
    case level
    /// Asks for the recorder though a recording was just handed in.
    case again
}

/// A name and a value of a link's query.
struct QueryItem: Hashable, Sendable {
    var name: String
    var value: String

    init(_ name: Parameter, _ value: String) {
        self.name = name.rawValue
        self.value = value
    }

    /// The items as they are written after the question mark.
    static func text(_ items: [QueryItem]) -> String {
        var text = ""
        for item in items {
            if !text.isEmpty { text += "&" }
            text += item.name + "=" + PercentCoding.encode(item.value)
        }
        return text
    }
}
