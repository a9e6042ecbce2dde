/// The minutes added to each of the six times.
public typealias PrayerOffsets = ByEvent<Int>

extension PrayerOffsets {
    /// Creates offsets with minutes for the given times, and 0 for the others.
    public init(fajr: Int = 0, sunrise: Int = 0, dhuhr: Int = 0, asr: Int = 0, maghrib: Int = 0, isha: Int = 0) {
        self.init(each: 0)
        self.fajr = fajr
        self.sunrise = sunrise
        self.dhuhr = dhuhr
        self.asr = asr
        self.maghrib = maghrib
        self.isha = isha
    }

    /// Offsets of 0 minutes.
    public static var none: PrayerOffsets { PrayerOffsets(each: 0) }
}
