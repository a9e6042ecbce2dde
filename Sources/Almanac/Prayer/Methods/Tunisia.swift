extension PrayerMethod {
    /// Ministry of Religious Affairs, Tunisia: Fajr 18°, Isha 18°.
    public static let tunisia = PrayerMethod(
        identifier: "tunisia",
        authority: "Ministry of Religious Affairs, Tunisia",
        source: "The Ministry's timetables (affaires-religieuses.tn), as Aladhan (method 18) carries them",
        fajr: .angle(18),
        isha: .angle(18))
}
