extension Timetable {
    /// Compares the timetable with computed times and with itself.
    ///
    /// - Parameters:
    ///   - zone: The zone in whose local time the timetable is written.
    ///   - limits: How far times may differ.
    ///   - computed: Returns the computed times of a date for one of the two rules for Asr.
    /// - Returns: At most ``TimetableDoubt/most`` doubts by date, with equal ones of consecutive dates joined.
    public func doubts(
        in zone: Zone, limits: TimetableLimits, computed: (CivilDate, Madhhab) -> PrayerTimes
    ) -> [TimetableDoubt] {
        var rows = DoubtRows()
        var last: TimetableDay?
        for day in days {
            let standard = computed(day.date, .standard)
            let hanafi = computed(day.date, .hanafi).asr
            rows.add(Self.differences(of: day, from: standard, hanafi, in: zone, limits), on: day.date)
            if let last {
                if last.date.next < day.date { rows.add(missing: last.date.next, day.date.previous) }
                rows.add(Self.jumps(from: last, to: day, in: zone, limits), on: day.date)
            }
            for event in PrayerEvent.allCases {
                guard let iqama = day.iqama(event), let begins = day[event], iqama < begins else { continue }
                if day.iqamaMinute(of: event) == day.minute(of: event) {
                    rows.add([.iqamaBeforeBeginning(event)], on: day.date)
                }
            }
            last = day
        }
        return Array(rows.doubts.prefix(TimetableDoubt.most))
    }

    /// Returns the first date whose times can't be those of this place. A response from a network with such a date is
    /// refused.
    public func firstImplausibleDate(
        in zone: Zone, limits: TimetableLimits, computed: (CivilDate, Madhhab) -> PrayerTimes
    ) -> CivilDate? {
        for doubt in doubts(in: zone, limits: limits, computed: computed) {
            switch doubt.kind {
            case .farFromComputed, .hourOff: return doubt.first
            case .jump, .iqamaBeforeBeginning, .missingDates: continue
            }
        }
        return nil
    }

    /// Returns the times that differ from the computed ones by more than the limits.
    private static func differences(
        of day: TimetableDay, from computed: PrayerTimes, _ hanafi: Instant, in zone: Zone, _ limits: TimetableLimits
    ) -> [TimetableDoubt.Kind] {
        var kinds: [TimetableDoubt.Kind] = []
        var sun: [Int] = []
        for event in PrayerEvent.allCases {
            guard let instant = day.instant(of: event, in: zone) else { continue }
            var difference = minutes(from: computed[event], to: instant)
            if event == .asr {
                let other = minutes(from: hanafi, to: instant)
                if other.magnitude < difference.magnitude { difference = other }
            }
            if event == .sunrise || event == .dhuhr || event == .maghrib { sun.append(difference) }
            if difference.magnitude > UInt(max(0, limits[event])) {
                kinds.append(.farFromComputed(event, minutes: difference))
            }
        }
        guard let first = sun.first, sun.count >= 2, (45...75).contains(first.magnitude),
            sun.allSatisfy({ ($0 - first).magnitude <= 15 })
        else { return kinds }
        return [.hourOff(minutes: first < 0 ? -60 : 60)]
    }

    /// Returns the times that change by more than the limit from one day to the next.
    private static func jumps(
        from last: TimetableDay, to day: TimetableDay, in zone: Zone, _ limits: TimetableLimits
    ) -> [TimetableDoubt.Kind] {
        guard last.date.next == day.date else { return [] }
        // On the day of a clock change, some tables include the change and others don't.
        if zone.length(of: day.date) != .hours(24) || zone.length(of: last.date) != .hours(24) { return [] }
        var kinds: [TimetableDoubt.Kind] = []
        for event in PrayerEvent.allCases {
            guard let before = last.minute(of: event), let after = day.minute(of: event) else { continue }
            if (after - before).magnitude > UInt(max(0, limits.step)) {
                kinds.append(.jump(event, minutes: after - before))
            }
        }
        return kinds
    }

    private static func minutes(from a: Instant, to b: Instant) -> Int { Int(clamping: (b - a).minutes) }
}

/// Collects doubts, joining those of consecutive dates.
private struct DoubtRows {
    private(set) var doubts: [TimetableDoubt] = []

    mutating func add(_ kinds: [TimetableDoubt.Kind], on date: CivilDate) {
        for kind in kinds { add(kind, date, date) }
    }

    mutating func add(missing first: CivilDate, _ last: CivilDate) { add(.missingDates, first, last) }

    private mutating func add(_ kind: TimetableDoubt.Kind, _ first: CivilDate, _ last: CivilDate) {
        // Only the latest doubts can end on the previous day.
        for index in doubts.indices.suffix(16) where doubts[index].last.next == first {
            guard doubts[index].kind.isSame(as: kind) else { continue }
            doubts[index] = TimetableDoubt(first: doubts[index].first, last: last, kind: doubts[index].kind)
            return
        }
        doubts.append(TimetableDoubt(first: first, last: last, kind: kind))
    }
}

extension TimetableDoubt.Kind {
    /// Whether two doubts are the same apart from the minutes. Jumps are never joined.
    fileprivate func isSame(as other: TimetableDoubt.Kind) -> Bool {
        switch (self, other) {
        case (.farFromComputed(let a, _), .farFromComputed(let b, _)): a == b
        case (.iqamaBeforeBeginning(let a), .iqamaBeforeBeginning(let b)): a == b
        case (.hourOff(let a), .hourOff(let b)): a == b
        default: false
        }
    }
}
