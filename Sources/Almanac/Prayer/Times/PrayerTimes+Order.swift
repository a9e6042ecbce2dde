extension PrayerTimes {
    /// Whether each of the six comes after the one before.
    var isOrdered: Bool {
        fajr < sunrise && sunrise < dhuhr && dhuhr < asr && asr < maghrib && maghrib < isha
    }

    /// The same times, each moved as little as it takes to come a minute after the one before: a method with
    /// extreme offsets can't break the order of a day.
    var spread: PrayerTimes {
        if isOrdered { return self }
        let sunrise = max(sunrise, fajr + .minutes(1))
        let dhuhr = max(dhuhr, sunrise + .minutes(1))
        let asr = max(asr, dhuhr + .minutes(1))
        let maghrib = max(maghrib, asr + .minutes(1))
        let isha = max(isha, maghrib + .minutes(1))
        return PrayerTimes(
            date: date, fajr: fajr, sunrise: sunrise, dhuhr: dhuhr, asr: asr, maghrib: maghrib, isha: isha,
            sun: sun, origins: origins, resolution: resolution, cause: cause)
    }
}
