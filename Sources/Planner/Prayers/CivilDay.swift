/// Facts about any day of the calendar.
enum CivilDay {
    /// How many minutes a wall clock counts from 00:00 to 24:00.
    static let minutes = 1440
}
