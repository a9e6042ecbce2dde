extension PrayerMethod {
    /// University of Islamic Sciences, Karachi: Fajr 18°, Isha 18°.
    ///
    /// A minute is added to Dhuhr, so that the whole Sun has left the meridian, as in timetables by this method.
    public static let karachi = PrayerMethod(
        identifier: "karachi",
        authority: "University of Islamic Sciences, Karachi",
        source: "The University's timetables for Pakistan, Bangladesh and India",
        fajr: .angle(18),
        isha: .angle(18),
        offsets: PrayerOffsets(dhuhr: 1))
}
