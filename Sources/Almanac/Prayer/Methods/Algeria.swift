extension PrayerMethod {
    /// Ministry of Religious Affairs and Wakfs, Algeria: Fajr 18°, Isha 17°.
    public static let algeria = PrayerMethod(
        identifier: "algeria",
        authority: "Ministry of Religious Affairs and Wakfs, Algeria",
        source: "The Ministry's timetables (marw.dz), as Aladhan (method 19) carries them",
        fajr: .angle(18),
        isha: .angle(17))
}
