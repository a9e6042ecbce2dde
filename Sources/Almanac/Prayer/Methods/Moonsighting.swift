extension PrayerMethod {
    /// Moonsighting Committee Worldwide, with the glow that it calls general.
    public static let moonsighting = moonsighting(.general)

    /// Moonsighting Committee Worldwide: Fajr and Isha by the season and the latitude within 18°, from 55° on within a
    /// seventh of the night; Dhuhr 5 minutes after noon, Maghrib 3 minutes after sunset.
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
