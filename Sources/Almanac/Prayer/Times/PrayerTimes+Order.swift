extension PrayerTimes {
    /// Whether each of the six comes after the one before.
    var isOrdered: Bool { moments.isRising }

    /// The same times, each moved as little as it takes to come a minute after the one before: a method with
    /// extreme offsets can't break the order of a day.
    var spread: PrayerTimes {
        if isOrdered { return self }
        var moments = moments
        var last = fajr
        for event in PrayerEvent.allCases where event != .fajr {
            last = max(moments[event], last + .minutes(1))
            moments[event] = last
        }
        return PrayerTimes(
            date: date, moments: moments, sun: sun, origins: origins, resolution: resolution, cause: cause)
    }
}
