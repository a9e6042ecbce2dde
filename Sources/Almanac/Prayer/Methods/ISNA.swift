extension PrayerMethod {
    /// Islamic Society of North America: Fajr 15°, Isha 15°.
    ///
    /// Dhuhr has a minute added, for the whole Sun to have left the meridian, as timetables by this method do.
    public static let isna = PrayerMethod(
        identifier: "isna",
        authority: "Islamic Society of North America",
        source: "Fiqh Council of North America, 15° for Fajr and Isha since 2011 (fiqhcouncil.org)",
        fajr: .angle(15),
        isha: .angle(15),
        offsets: PrayerOffsets(dhuhr: 1))
}
