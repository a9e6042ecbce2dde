extension PrayerMethod {
    /// Moonsighting Committee Worldwide, with the kind of twilight that it calls general.
    public static let moonsighting = moonsighting(.general)

    /// Moonsighting Committee Worldwide: Fajr and Isha depend on season and latitude, limited to 18°, or from 55° of
    /// latitude to a seventh of the night. Dhuhr is 5 minutes after noon, and Maghrib 3 minutes after sunset.
    public static func moonsighting(_ shafaq: Shafaq) -> PrayerMethod {
        PrayerMethod(
            identifier: "moonsighting",
            authority: "Moonsighting Committee Worldwide",
            source: "Khalid Shaukat, Functions of latitude and seasons for Fajr and Isha (moonsighting.com)",
            fajr: .seasonal,
            maghrib: .minutes(3),
            isha: .seasonal(shafaq),
            offsets: PrayerOffsets(dhuhr: 5),
            highLatitude: .oneSeventh)
    }
}
