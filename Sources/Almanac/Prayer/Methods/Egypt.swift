extension PrayerMethod {
    /// Egyptian General Authority of Survey: Fajr 19.5°, Isha 17.5°.
    ///
    /// A minute is added to Dhuhr, so that the whole Sun has left the meridian, as in timetables by this method.
    public static let egypt = PrayerMethod(
        identifier: "egypt",
        authority: "Egyptian General Authority of Survey",
        source: "The Authority's daily timetable (esa.gov.eg)",
        fajr: .angle(19.5),
        isha: .angle(17.5),
        offsets: PrayerOffsets(dhuhr: 1))
}
