extension PrayerMethod {
    /// Kuwait: Fajr 18°, Isha 17.5°.
    public static let kuwait = PrayerMethod(
        identifier: "kuwait",
        authority: "Ministry of Awqaf and Islamic Affairs, Kuwait",
        source: "The Ministry's daily times (islam.gov.kw)",
        fajr: .angle(18),
        isha: .angle(17.5))
}
