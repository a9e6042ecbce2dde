/// How many minutes after its time each prayer is held in congregation (the iqama).
public struct CongregationGaps: Hashable, Sendable {
    private var minutes: PrayerOffsets

    /// The gaps, each 0 to 60 minutes.
    ///
    /// - Throws: ``FieldError`` naming `iqama.fajr` or a similar field.
    public init(fajr: Int = 0, dhuhr: Int = 0, asr: Int = 0, maghrib: Int = 0, isha: Int = 0) throws(FieldError) {
        minutes = PrayerOffsets(fajr: fajr, dhuhr: dhuhr, asr: asr, maghrib: maghrib, isha: isha)
        for event in PrayerEvent.allCases where event.isPrayer {
            try FieldError.check(Double(minutes[event]), "iqama." + event.identifier, 0...60)
        }
    }

    /// The gap of a prayer in minutes; 0 for sunrise.
    public subscript(event: PrayerEvent) -> Int { minutes[event] }
}

extension PrayerTimes {
    /// Returns when a prayer is held in congregation, at the latest a minute before the next time.
    public func congregation(_ event: PrayerEvent, _ gaps: CongregationGaps) -> Instant {
        congregation(event, at: self[event] + .minutes(Int64(gaps[event])))
    }

    /// Returns when a congregation set for a given moment is held: not before the prayer's time, and at the latest a
    /// minute before the next time.
    public func congregation(_ event: PrayerEvent, at moment: Instant) -> Instant {
        let wanted = max(self[event], moment)
        guard let next = PrayerEvent(rawValue: event.rawValue + 1) else { return wanted }
        return max(self[event], min(wanted, self[next] - .minutes(1)))
    }
}
