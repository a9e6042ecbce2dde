extension PrayerMethod {
    /// Umm al-Qura: Fajr 18.5°, Isha 90 minutes after Maghrib, or 120 in Ramadan.
    ///
    /// The angle for Fajr has been 18.5° since 1430 AH (19° before). Ramadan is that of the Umm al-Qura calendar.
    public static let ummAlQura = PrayerMethod(
        identifier: "umm-al-qura",
        authority: "Umm al-Qura University, Makkah",
        source: "The Umm al-Qura calendar, the official timetable of Saudi Arabia (ummulqura.org.sa)",
        fajr: .angle(18.5),
        isha: .minutes(90, ramadan: 120))
}
