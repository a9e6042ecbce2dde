extension PrayerMethod {
    /// Muslim World League: Fajr 18°, Isha 17°.
    ///
    /// Dhuhr has a minute added, for the whole Sun to have left the meridian, as timetables by this method do.
    /// The League's council names, for 48° to 66°, the share of the night that twilight takes at 45°; the twilight angle's
    /// share stands for it here, which holds all year and so without a jump.
    public static let muslimWorldLeague = PrayerMethod(
        identifier: "mwl",
        authority: "Muslim World League",
        source: "Islamic Fiqh Council of the Muslim World League, Makkah, 9th session (1986), resolution 6",
        fajr: .angle(18),
        isha: .angle(17),
        offsets: PrayerOffsets(dhuhr: 1))
}
