extension PrayerMethod {
    /// Dubai: Fajr 18.2°, Isha 18.2°; sunrise 3 minutes earlier, Dhuhr, Asr and Maghrib 3 minutes later.
    ///
    /// The authority publishes times rather than figures. These figures reproduce its tables to within a minute.
    public static let dubai = PrayerMethod(
        identifier: "dubai",
        authority: "Islamic Affairs and Charitable Activities Department, Dubai",
        source: "The published times of the United Arab Emirates (awqaf.gov.ae), from which the figures were found",
        fajr: .angle(18.2),
        isha: .angle(18.2),
        offsets: PrayerOffsets(sunrise: -3, dhuhr: 3, asr: 3, maghrib: 3))
}
