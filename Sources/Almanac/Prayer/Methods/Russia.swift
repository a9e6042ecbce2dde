extension PrayerMethod {
    /// Spiritual Administration of Muslims of Russia: Fajr 16°, Isha 15°.
    public static let russia = PrayerMethod(
        identifier: "russia",
        authority: "Spiritual Administration of Muslims of Russia",
        source: "The Administration's timetables (dumrf.ru), as Aladhan (method 14) carries them",
        fajr: .angle(16),
        isha: .angle(15))
}
