extension PrayerMethod {
    /// Jabatan Kemajuan Islam Malaysia: Fajr 18°, Isha 18°, every time rounded up, Dhuhr a minute later.
    ///
    /// Fajr was 20° until the National Council's 116th committee of 20–21 November 2019; the states followed from
    /// 29 November 2019 to February 2020. Dhuhr waits for the whole Sun to have left the meridian.
    public static let jakim = PrayerMethod(
        identifier: "jakim",
        authority: "Jabatan Kemajuan Islam Malaysia",
        source: "Muzakarah of the National Council for Islamic Affairs, 116th meeting, November 2019; e-solat.gov.my",
        fajr: .angle(18),
        isha: .angle(18),
        offsets: PrayerOffsets(dhuhr: 1),
        rounding: .up)
}
