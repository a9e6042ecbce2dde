extension PrayerMethod {
    /// Islamic Society of North America: Fajr 15°, Isha 15°.
    ///
    /// A minute is added to Dhuhr, so that the whole Sun has left the meridian, as in timetables by this method.
    public static let isna = PrayerMethod(
        identifier: "isna",
        authority: "Islamic Society of North America",
        source: "Fiqh Council of North America, 15° for Fajr and Isha since 2011 (fiqhcouncil.org)",
        fajr: .angle(15),
        isha: .angle(15),
        offsets: PrayerOffsets(dhuhr: 1))
}
