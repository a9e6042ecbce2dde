// The timing rules of voluntary prayers, of Ramadan and of the feasts. All numbers of minutes come from the
// configuration.

extension PrayerTimes {
    /// Duha, from a number of minutes after sunrise to a number of minutes before Dhuhr.
    public func duha(afterSunrise: Int, beforeDhuhr: Int) -> PrayerWindow? {
        PrayerWindow(start: sunrise + .minutes(Int64(afterSunrise)), end: dhuhr - .minutes(Int64(beforeDhuhr)))
    }

    /// Jummah, a number of minutes after the day's Dhuhr.
    public func jummah(afterDhuhr: Int) -> Instant { dhuhr + .minutes(Int64(max(0, afterDhuhr))) }

    /// The Eid prayer, a number of minutes after sunrise, but always before Dhuhr.
    public func eidPrayer(afterSunrise: Int) -> Instant {
        min(sunrise + .minutes(Int64(max(0, afterSunrise))), dhuhr - .minutes(1))
    }

    /// Suhoor, which begins a number of minutes before Fajr and ends by Fajr.
    public func suhoor(beforeFajr: Int, lasting minutes: Int) -> PrayerWindow? {
        let start = fajr - .minutes(Int64(beforeFajr))
        return PrayerWindow(start: start, end: min(fajr, start + .minutes(Int64(minutes))))
    }

    /// Iftar, which begins exactly at Maghrib.
    public func iftar(lasting minutes: Int) -> PrayerWindow? {
        PrayerWindow(start: maghrib, end: maghrib + .minutes(Int64(minutes)))
    }

    /// Tarawih, a number of minutes after Isha, but not before the Isha prayer is over.
    public func tarawih(afterIsha: Int, ishaEnds: Instant) -> Instant {
        max(isha + .minutes(Int64(max(0, afterIsha))), ishaEnds)
    }
}
