extension PrayerMethod {
    /// Muslim World League: Fajr 18°, Isha 17°.
    ///
    /// A minute is added to Dhuhr, so that the whole Sun has left the meridian, as in timetables by this method. For
    /// 48° to 66° the League's council prescribes the share of the night that twilight takes at 45°. The twilight
    /// angle's share is used here instead, because it is constant throughout the year and so causes no jump.
    public static let muslimWorldLeague = PrayerMethod(
        identifier: "mwl",
        authority: "Muslim World League",
        source: "Islamic Fiqh Council of the Muslim World League, Makkah, 9th session (1986), resolution 6",
        fajr: .angle(18),
        isha: .angle(17),
        offsets: PrayerOffsets(dhuhr: 1))
}
