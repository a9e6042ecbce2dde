/// A day of a mosque's or an authority's timetable, in the local times that it prints.
public struct TimetableDay: Hashable, Sendable {
    public let date: CivilDate
    private let begins: [ClockTime?]
    private let iqamas: [ClockTime?]
    /// The Friday prayers, in order; empty if the table has none.
    public let jummah: [ClockTime]

    /// - Parameters:
    ///   - begins: The six moments in the order of ``PrayerEvent``. All except sunrise are required.
    ///   - iqamas: The times of the congregations in the same order; `nil` if the table doesn't state them.
    public init?(date: CivilDate, begins: [ClockTime?], iqamas: [ClockTime?] = [], jummah: [ClockTime] = []) {
        guard begins.count == 6, iqamas.isEmpty || iqamas.count == 6 else { return nil }
        for event in PrayerEvent.allCases where event.isPrayer && begins[event.rawValue] == nil { return nil }
        self.date = date
        self.begins = begins
        self.iqamas = iqamas.isEmpty ? [nil, nil, nil, nil, nil, nil] : iqamas
        self.jummah = jummah
    }

    /// The time of one of the six moments; `nil` only for a sunrise that the table leaves out.
    public subscript(event: PrayerEvent) -> ClockTime? { begins[event.rawValue] }

    /// Returns the time of a prayer's congregation; `nil` if the table doesn't state it.
    public func iqama(_ event: PrayerEvent) -> ClockTime? { iqamas[event.rawValue] }

    /// The first two consecutive moments that are not in order; `nil` if the day is in order.
    public var disorder: (PrayerEvent, PrayerEvent)? {
        var last: (event: PrayerEvent, minute: Int)?
        for event in PrayerEvent.allCases {
            guard let minute = minute(of: event) else { continue }
            if let last, minute <= last.minute { return (last.event, event) }
            last = (event, minute)
        }
        return nil
    }

    /// Returns the minutes since the date's midnight. An Isha after midnight belongs to the following night.
    public func minute(of event: PrayerEvent) -> Int? {
        guard let time = self[event] else { return nil }
        guard event == .isha, time.hour < 6, let maghrib = self[.maghrib], time < maghrib else {
            return time.minuteOfDay
        }
        return time.minuteOfDay + 1_440
    }

    /// Returns the minutes since the date's midnight until the congregation begins, which is never before the prayer.
    public func iqamaMinute(of event: PrayerEvent) -> Int? {
        guard let time = iqama(event), let begins = minute(of: event) else { return nil }
        let crosses = event == .isha && time.hour < 6
        return max(begins, time.minuteOfDay + (crosses ? 1_440 : 0))
    }

    /// Returns the instant of one of the six moments in a zone.
    public func instant(of event: PrayerEvent, in zone: Zone) -> Instant? {
        minute(of: event).flatMap { Self.instant(date, minute: $0, in: zone) }
    }

    /// Returns the instant in a zone at which the congregation begins.
    public func iqamaInstant(of event: PrayerEvent, in zone: Zone) -> Instant? {
        iqamaMinute(of: event).flatMap { Self.instant(date, minute: $0, in: zone) }
    }

    private static func instant(_ date: CivilDate, minute: Int, in zone: Zone) -> Instant? {
        guard let time = ClockTime(minuteOfDay: minute % 1_440) else { return nil }
        return zone.instant(of: minute < 1_440 ? date : date.next, at: time)
    }
}
