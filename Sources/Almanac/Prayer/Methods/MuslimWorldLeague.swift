extension PrayerMethod {
    /// Muslim World League: Fajr 18°, Isha 17°.
    ///
    /// Dhuhr has a minute added, for the whole Sun to have left the meridian, as timetables by this method do.
    public static let muslimWorldLeague = PrayerMethod(
        identifier: "mwl",
        authority: "Muslim World League",
        source: "Islamic Fiqh Council of the Muslim World League, Makkah, 9th session (1986), resolution 6",
        fajrAngle: 18, isha: .angle(17), offsets: PrayerOffsets(dhuhr: 1))
}
