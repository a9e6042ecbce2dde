/// Computes the times of a day at a place under a person's rules, using a substitute where the day has no ordinary
/// ones.
struct PrayerDay {
    let date: CivilDate
    let place: Coordinates
    let sun: SolarDay
    let solver: PrayerSolver
    var rules: PrayerRules { solver.rules }
    /// Whether Ramadan's rules apply on the date.
    var isRamadan: Bool { rules.isRamadan ?? (HijriDate(date)?.month == .ramadan) }
    private let noon: Instant
    /// The seconds of the zone's offset. Before about 1972 zones may differ from UTC by seconds, and so do the starts
    /// of their minutes.
    private let seconds: Int64

    init(date: CivilDate, place: Coordinates, zone: Zone, rules: PrayerRules) {
        self.date = date
        self.place = place
        noon = zone.instant(of: date, at: .noon)
        seconds = Int64(zone.offset(at: noon) % 60)
        sun = SolarDay(noonNearest: noon, longitude: place.longitude)
        solver = PrayerSolver(date: date, day: sun, rules: rules)
    }

    /// Returns the times, from the ordinary course of the Sun or from a substitute.
    func times() -> PrayerTimes { found().times }

    /// Times with the moments from which they were made.
    typealias Found = (times: PrayerTimes, solution: PrayerSolution)

    /// Returns the times with the moments from which they were made.
    func found() -> Found {
        let rule = rules.highLatitudeInForce
        let isBeyond = place.latitude.magnitude > rules.figures.threshold
        if isBeyond, rule == .nearestLatitude { return refuge(.chosen) }
        var cause = ResolutionCause.tooClose
        switch solver.solve(latitude: place.latitude) {
        case .solved(let solution):
            let ordinary = times(solution)
            if ordinary.isOrdered { return (ordinary, solution) }
        case .failed(let reason):
            cause = reason
        }
        if isBeyond, rule == .nearestDay, let near = nearestDay(cause) { return near }
        return refuge(cause)
    }

    /// Returns the times of the nearest day with a normal course of the Sun; `nil` if there is none in the search
    /// window.
    private func nearestDay(_ cause: ResolutionCause) -> Found? {
        var distance = 1
        while distance <= min(rules.figures.searchWindow, 366) {
            for days in [-distance, distance] {
                let other = date.adding(days: days)
                let course = SolarDay(noonNearest: noon + .hours(Int64(days) * 24), longitude: place.longitude)
                let solver = PrayerSolver(date: other, day: course, rules: rules)
                guard case .solved(let solution) = solver.solve(latitude: place.latitude) else { continue }
                let times = times(solution, .nearestDay(other), cause)
                if times.isOrdered { return (times, solution) }
            }
            distance += 1
        }
        return nil
    }

    /// Returns the times at the threshold's latitude on the same meridian.
    private func refuge(_ cause: ResolutionCause) -> Found {
        let threshold = rules.figures.threshold
        let latitude = place.latitude < 0 ? -threshold : threshold
        guard case .solved(let solution) = solver.solve(latitude: latitude) else {
            let even = solver.evenDay()
            return (times(even, .evenDay, .distantDate).spread, even)
        }
        return (times(solution, .nearestLatitude(latitude), cause).spread, solution)
    }

    private func times(
        _ solution: PrayerSolution, _ resolution: DayResolution = .none, _ cause: ResolutionCause = .none
    ) -> PrayerTimes {
        let moments = solution.moments
        return PrayerTimes(
            date: date,
            moments: ByEvent(
                fajr: morning(solution),
                sunrise: minute(.sunrise, moments.sunrise.time),
                dhuhr: minute(.dhuhr, moments.dhuhr.time),
                asr: minute(.asr, moments.asr.time),
                maghrib: minute(.maghrib, moments.maghrib.time),
                isha: evening(solution)),
            sun: SunTimes(
                sunrise: sun.instant(moments.sunrise.time), noon: sun.instant(moments.dhuhr.time),
                sunset: sun.instant(solution.sunset)),
            origins: solution.origins, resolution: resolution, cause: cause)
    }

    /// Returns the time on the clock for a moment of the day: rounded, with the method's and the person's minutes.
    func minute(_ event: PrayerEvent, _ time: Double) -> Instant {
        rounded(sun.instant(time), added: rules.roundingInForce.added(for: event)) + .minutes(offset(event))
    }

    /// Returns Isha, limited to the last minute that is clearly before the middle of the night, so that neither
    /// rounding nor the person's own minutes can move it to the next Fajr.
    private func evening(_ solution: PrayerSolution) -> Instant {
        let isha = minute(.isha, solution.moments.isha.time)
        let spare = (solution.middleAfter - solution.moments.isha.time) * 1_440 - Double(offset(.isha))
        if spare > 2 { return isha }
        return min(isha, rounded(sun.instant(solution.middleAfter) - .seconds(30), added: 0))
    }

    /// Returns Fajr, limited to the first minute that is clearly after the middle of the night.
    private func morning(_ solution: PrayerSolution) -> Instant {
        let fajr = minute(.fajr, solution.moments.fajr.time)
        let spare = (solution.moments.fajr.time - solution.middleBefore) * 1_440 + Double(offset(.fajr))
        if spare > 2 { return fajr }
        return max(fajr, rounded(sun.instant(solution.middleBefore) + .seconds(30), added: 59_999_999))
    }

    /// Returns the method's and the person's minutes, with the sum clamped to its range.
    private func offset(_ event: PrayerEvent) -> Int64 {
        Int64(rules.method.offsets[event]).clampedSum(with: Int64(rules.offsets[event]))
    }

    /// Rounds an instant to a whole minute of the place's clocks. Without rounding, returns it unchanged.
    private func rounded(_ instant: Instant, added: Int64?) -> Instant {
        guard let added else { return instant }
        let shifted = instant.microseconds.clampedSum(with: seconds * 1_000_000 + added)
        return Instant(microseconds: shifted.clampedDifference(with: shifted.flooredRemainder(by: 60_000_000)))
            - .seconds(seconds)
    }
}
