extension PrayerMethod {
    /// Diyanet: Fajr 18°, Isha 17°, with the authority's margins: sunrise 7 minutes earlier, Dhuhr 5, Asr 4 and
    /// Maghrib 7 minutes later.
    ///
    /// The margins ("temkin") let one timetable hold for a whole province with its mountains.
    public static let diyanet = PrayerMethod(
        identifier: "diyanet",
        authority: "Diyanet İşleri Başkanlığı",
        source: "The Presidency's published timetables and margins (namazvakitleri.diyanet.gov.tr)",
        fajr: .angle(18),
        isha: .angle(17),
        offsets: PrayerOffsets(sunrise: -7, dhuhr: 5, asr: 4, maghrib: 7))
}
