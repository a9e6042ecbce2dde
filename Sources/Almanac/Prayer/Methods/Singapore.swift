extension PrayerMethod {
    /// Majlis Ugama Islam Singapura: Fajr 20°, Isha 18°, with every time rounded up and Dhuhr a minute later.
    public static let singapore = PrayerMethod(
        identifier: "singapore",
        authority: "Majlis Ugama Islam Singapura",
        source: "The council's yearly timetable (muis.gov.sg)",
        fajr: .angle(20),
        isha: .angle(18),
        offsets: PrayerOffsets(dhuhr: 1),
        rounding: .up)
}
