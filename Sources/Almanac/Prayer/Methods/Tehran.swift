extension PrayerMethod {
    /// Institute of Geophysics, University of Tehran: Fajr 17.7°, Maghrib 4.5°, Isha 14°; the night ends at Fajr.
    ///
    /// The Institute publishes Fajr, sunrise, noon, sunset, Maghrib and midnight. The angle for Isha is the one that
    /// programs have used in addition.
    public static let tehran = PrayerMethod(
        identifier: "tehran",
        authority: "Institute of Geophysics, University of Tehran",
        source: "The Institute's calendar centre, the official times of Iran (calendar.ut.ac.ir)",
        fajr: .angle(17.7),
        maghrib: .angle(4.5),
        isha: .angle(14),
        night: .toFajr)
}
