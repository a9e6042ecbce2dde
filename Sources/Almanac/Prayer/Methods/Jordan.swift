extension PrayerMethod {
    /// Ministry of Awqaf, Jordan: Fajr 18°, Isha 18°, Maghrib 5 minutes after sunset.
    public static let jordan = PrayerMethod(
        identifier: "jordan",
        authority: "Ministry of Awqaf, Islamic Affairs and Holy Places, Jordan",
        source: "The Ministry's timetables (awqaf.gov.jo), as Aladhan (method 23) carries them",
        fajr: .angle(18),
        maghrib: .minutes(5),
        isha: .angle(18))
}
