extension PrayerMethod {
    /// Diyanet: Fajr 18°, Isha 17°, with the authority's margins, which put sunrise 7 minutes earlier, and Dhuhr 5, Asr
    /// 4 and Maghrib 7 minutes later.
    ///
    /// With these margins ("temkin") one timetable is valid for a whole province, including its mountains.
    public static let diyanet = PrayerMethod(
        identifier: "diyanet",
        authority: "Diyanet İşleri Başkanlığı",
        source: "The Presidency's published timetables and margins (namazvakitleri.diyanet.gov.tr)",
        fajr: .angle(18),
        isha: .angle(17),
        offsets: PrayerOffsets(sunrise: -7, dhuhr: 5, asr: 4, maghrib: 7))
}
