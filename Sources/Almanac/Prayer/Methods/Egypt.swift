extension PrayerMethod {
    /// Egyptian General Authority of Survey: Fajr 19.5°, Isha 17.5°.
    ///
    /// Dhuhr has a minute added, for the whole Sun to have left the meridian, as timetables by this method do.
    public static let egypt = PrayerMethod(
        identifier: "egypt",
        authority: "Egyptian General Authority of Survey",
        source: "The Authority's daily timetable (esa.gov.eg)",
        fajr: .angle(19.5),
        isha: .angle(17.5),
        offsets: PrayerOffsets(dhuhr: 1))
}
