extension PrayerMethod {
    /// The Gulf region: Fajr 19.5°, Isha 90 minutes after Maghrib.
    ///
    /// No authority publishes times by these figures today, but programs that use Aladhan's API request them by number.
    public static let gulf = PrayerMethod(
        identifier: "gulf",
        authority: "Gulf region",
        source: "Aladhan's method 8; the library of Arabeyes's Islamic Tools calls it the fixed interval",
        fajr: .angle(19.5),
        isha: .minutes(90, ramadan: 90))
}
