extension PrayerMethod {
    /// Ministry of Habous, Morocco: Fajr 19°, Isha 17°, with Dhuhr and Maghrib 5 minutes later, the Maliki margin
    /// ("tamkin").
    ///
    /// The ministry publishes times rather than figures, and sets the times of some cities by hand.
    public static let morocco = PrayerMethod(
        identifier: "morocco",
        authority: "Ministry of Habous and Islamic Affairs, Morocco",
        source: "The Ministry's timetables (habous.gov.ma), as Aladhan (method 21) carries them",
        fajr: .angle(19),
        maghrib: .minutes(5),
        isha: .angle(17),
        offsets: PrayerOffsets(dhuhr: 5))
}
