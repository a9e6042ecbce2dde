extension PrayerMethod {
    /// Jabatan Kemajuan Islam Malaysia: Fajr 18°, Isha 18°, with every time rounded up and Dhuhr a minute later.
    ///
    /// Fajr was 20° until the 116th meeting of the National Council's committee on 20–21 November 2019. The states
    /// followed between 29 November 2019 and February 2020. Dhuhr is delayed until the whole Sun has left the meridian.
    public static let jakim = PrayerMethod(
        identifier: "jakim",
        authority: "Jabatan Kemajuan Islam Malaysia",
        source: "Muzakarah of the National Council for Islamic Affairs, 116th meeting, November 2019; e-solat.gov.my",
        fajr: .angle(18),
        isha: .angle(18),
        offsets: PrayerOffsets(dhuhr: 1),
        rounding: .up)
}
