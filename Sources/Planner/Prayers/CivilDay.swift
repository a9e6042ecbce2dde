/// Facts about every day of the calendar.
enum CivilDay {
    /// The number of minutes on a wall clock from 00:00 to 24:00.
    static let minutes = 1440
}
