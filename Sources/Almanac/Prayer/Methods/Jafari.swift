extension PrayerMethod {
    /// Leva Institute, Qum: Fajr 16°, Maghrib 4°, Isha 14°; the night ends at Fajr.
    public static let jafari = PrayerMethod(
        identifier: "jafari",
        authority: "Shia Ithna-Ashari, Leva Institute, Qum",
        source: "The Institute's figures as praytimes.org and Aladhan (method 0) carry them",
        fajr: .angle(16),
        maghrib: .angle(4),
        isha: .angle(14),
        night: .toFajr)
}
