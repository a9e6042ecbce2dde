extension PrayerMethod {
    /// University of Islamic Sciences, Karachi: Fajr 18°, Isha 18°.
    ///
    /// Dhuhr has a minute added, for the whole Sun to have left the meridian, as timetables by this method do.
    public static let karachi = PrayerMethod(
        identifier: "karachi",
        authority: "University of Islamic Sciences, Karachi",
        source: "The University's timetables for Pakistan, Bangladesh and India",
        fajr: .angle(18),
        isha: .angle(18),
        offsets: PrayerOffsets(dhuhr: 1))
}
