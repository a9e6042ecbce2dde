extension PrayerMethod {
    /// Comunidade Islâmica de Lisboa: Fajr 18°, Dhuhr 5 minutes after noon, Maghrib 3 minutes after sunset, Isha 77
    /// minutes after Maghrib.
    public static let portugal = PrayerMethod(
        identifier: "portugal",
        authority: "Comunidade Islâmica de Lisboa",
        source: "The community's timetables (comunidadeislamica.pt), as Aladhan (method 22) carries them",
        fajr: .angle(18),
        maghrib: .minutes(3),
        isha: .minutes(77, ramadan: 77),
        offsets: PrayerOffsets(dhuhr: 5))
}
