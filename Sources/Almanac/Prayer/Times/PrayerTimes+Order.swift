extension PrayerTimes {
    /// Whether the six times are in order.
    var isOrdered: Bool { moments.isRising }

    /// The same times, each moved as little as possible so that it is at least a minute after the one before. Even a
    /// method with extreme offsets can't break the order of a day.
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
