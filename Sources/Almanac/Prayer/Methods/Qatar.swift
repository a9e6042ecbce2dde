extension PrayerMethod {
    /// Qatar: Fajr 18°, Isha 90 minutes after Maghrib, also in Ramadan.
    public static let qatar = PrayerMethod(
        identifier: "qatar",
        authority: "Ministry of Awqaf and Islamic Affairs, Qatar",
        source: "The Qatar Calendar House's timetable (islam.gov.qa)",
        fajr: .angle(18),
        isha: .minutes(90, ramadan: 90))
}
