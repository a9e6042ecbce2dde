import Almanac

/// The names of form fields, in one place. JSON bodies use the same names.
enum FieldName: String, Hashable, Sendable {
    case operation
    case title, notes, category, duration
    case date, start
    /// A start that was suggested and chosen instead of the one typed.
    case suggestion
    /// Where to go back to: the path of one of the app's own pages.
    case back
    case city, latitude, longitude, zone, country, name
    case language, digits, clock, mode, weekStart, method, madhhab, hijri, haptics
    case confirmation, file
    /// What an erasure takes.
    case extent
}
