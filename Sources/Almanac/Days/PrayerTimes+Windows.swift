// The timing rules of voluntary prayers, of Ramadan and of the feasts. Their numbers of minutes come from
// configuration; none of them is written here.

extension PrayerTimes {
    /// Duha: from some minutes after sunrise to some before Dhuhr.
    public func duha(afterSunrise: Int, beforeDhuhr: Int) -> PrayerWindow? {
        PrayerWindow(start: sunrise + .minutes(Int64(afterSunrise)), end: dhuhr - .minutes(Int64(beforeDhuhr)))
    }

    /// Jummah: some minutes after the day's Dhuhr.
    public func jummah(afterDhuhr: Int) -> Instant { dhuhr + .minutes(Int64(max(0, afterDhuhr))) }

    /// The Eid prayer: some minutes after sunrise, but well before Dhuhr.
    public func eidPrayer(afterSunrise: Int) -> Instant {
        min(sunrise + .minutes(Int64(max(0, afterSunrise))), dhuhr - .minutes(1))
    }

    /// Suhoor: begins some minutes before Fajr and lasts until then at most.
    public func suhoor(beforeFajr: Int, lasting minutes: Int) -> PrayerWindow? {
        let start = fajr - .minutes(Int64(beforeFajr))
        return PrayerWindow(start: start, end: min(fajr, start + .minutes(Int64(minutes))))
    }

    /// Iftar: from Maghrib, to the minute.
    public func iftar(lasting minutes: Int) -> PrayerWindow? {
        PrayerWindow(start: maghrib, end: maghrib + .minutes(Int64(minutes)))
    }

    /// Tarawih: some minutes after Isha, and not before the Isha prayer is over.
    public func tarawih(afterIsha: Int, ishaEnds: Instant) -> Instant {
        max(isha + .minutes(Int64(max(0, afterIsha))), ishaEnds)
    }
}
