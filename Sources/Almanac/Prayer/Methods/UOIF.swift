extension PrayerMethod {
    /// Musulmans de France, formerly the Union des organisations islamiques de France: Fajr 12°, Isha 12°.
    public static let uoif = PrayerMethod(
        identifier: "uoif",
        authority: "Musulmans de France (formerly UOIF)",
        source: "The federation's timetables; its choice of 12° for the latitudes of France",
        fajr: .angle(12),
        isha: .angle(12))
}
