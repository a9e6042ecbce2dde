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
    case highLatitude, elevation
    /// Minutes that the person adds to a time.
    case offsetFajr, offsetSunrise, offsetDhuhr, offsetAsr, offsetMaghrib, offsetIsha
    /// Minutes from a prayer's time to its congregation.
    case gapFajr, gapDhuhr, gapAsr, gapMaghrib, gapIsha
    /// A month's first day as it was sighted: the Hijri year, the month 1 to 12, and days from the calendar's own.
    case year, month, days
    /// All such corrections, as text.
    case hijriCorrections
    case confirmation, file
    /// What an erasure takes.
    case extent
}
