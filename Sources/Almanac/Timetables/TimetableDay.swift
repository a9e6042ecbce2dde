/// One day of a mosque's or an authority's timetable, in the clock times it prints.
public struct TimetableDay: Hashable, Sendable {
    public let date: CivilDate
    private let begins: [ClockTime?]
    private let iqamas: [ClockTime?]
    /// The Friday prayers, in order; empty where the table names none.
    public let jummah: [ClockTime]

    /// - Parameters:
    ///   - begins: the six moments in the order of ``PrayerEvent``. All but sunrise must be there.
    ///   - iqamas: when the congregation stands, in the same order; `nil` where the table does not say.
    public init?(date: CivilDate, begins: [ClockTime?], iqamas: [ClockTime?] = [], jummah: [ClockTime] = []) {
        guard begins.count == 6, iqamas.isEmpty || iqamas.count == 6 else { return nil }
        for event in PrayerEvent.allCases where event.isPrayer && begins[event.rawValue] == nil { return nil }
        self.date = date
        self.begins = begins
        self.iqamas = iqamas.isEmpty ? [nil, nil, nil, nil, nil, nil] : iqamas
        self.jummah = jummah
    }

    /// When one of the six moments comes; `nil` only for a sunrise that the table leaves out.
    public subscript(event: PrayerEvent) -> ClockTime? { begins[event.rawValue] }

    /// When the congregation stands for a prayer; `nil` where the table does not say.
    public func iqama(_ event: PrayerEvent) -> ClockTime? { iqamas[event.rawValue] }

    /// The two moments, in order, of which the later does not come after the earlier; `nil` for a day in order.
    public var disorder: (PrayerEvent, PrayerEvent)? {
        var last: (event: PrayerEvent, minute: Int)?
        for event in PrayerEvent.allCases {
            guard let minute = minute(of: event) else { continue }
            if let last, minute <= last.minute { return (last.event, event) }
            last = (event, minute)
        }
        return nil
    }

    /// Minutes from the date's midnight: an Isha in the small hours belongs to the night that follows.
    public func minute(of event: PrayerEvent) -> Int? {
        guard let time = self[event] else { return nil }
        guard event == .isha, time.hour < 6, let maghrib = self[.maghrib], time < maghrib else {
            return time.minuteOfDay
        }
        return time.minuteOfDay + 1_440
    }

    /// Minutes from the date's midnight at which the congregation stands, never before the prayer begins.
    public func iqamaMinute(of event: PrayerEvent) -> Int? {
        guard let time = iqama(event), let begins = minute(of: event) else { return nil }
        let crosses = event == .isha && time.hour < 6
        return max(begins, time.minuteOfDay + (crosses ? 1_440 : 0))
    }

    /// The instant of one of the six moments on a zone's clocks.
    public func instant(of event: PrayerEvent, in zone: Zone) -> Instant? {
        minute(of: event).flatMap { Self.instant(date, minute: $0, in: zone) }
    }

    /// The instant at which the congregation stands on a zone's clocks.
    public func iqamaInstant(of event: PrayerEvent, in zone: Zone) -> Instant? {
        iqamaMinute(of: event).flatMap { Self.instant(date, minute: $0, in: zone) }
    }

    private static func instant(_ date: CivilDate, minute: Int, in zone: Zone) -> Instant? {
        guard let time = ClockTime(minuteOfDay: minute % 1_440) else { return nil }
        return zone.instant(of: minute < 1_440 ? date : date.next, at: time)
    }
}
