extension PrayerMethod {
    /// The Gulf region: Fajr 19.5°, Isha 90 minutes after Maghrib.
    ///
    /// No authority publishes by these figures today; programs that speak with Aladhan's API ask for them by their number.
    public static let gulf = PrayerMethod(
        identifier: "gulf",
        authority: "Gulf region",
        source: "Aladhan's method 8; the library of Arabeyes's Islamic Tools calls it the fixed interval",
        fajr: .angle(19.5),
        isha: .minutes(90, ramadan: 90))
}
