extension PrayerMethod {
    /// Kementerian Agama, Indonesia: Fajr 20°, Isha 18°. Times are rounded to the safe side and moved by the ministry's
    /// margin ("ihtiyat") of 2 minutes: sunrise earlier, and the prayers later, Dhuhr by 3.
    public static let kemenag = PrayerMethod(
        identifier: "kemenag",
        authority: "Kementerian Agama Republik Indonesia",
        source: "The ministry's criteria for timetables (bimasislam.kemenag.go.id; Kriteria Jadwal Shalat)",
        fajr: .angle(20),
        isha: .angle(18),
        offsets: PrayerOffsets(fajr: 2, sunrise: -2, dhuhr: 3, asr: 2, maghrib: 2, isha: 2),
        rounding: .cautious,
        elevation: .lowered)
}
