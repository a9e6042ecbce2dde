/// One day at one place under a person's rules: finds what the day's times are taken from, and makes them.
struct PrayerDay {
    let date: CivilDate
    let place: Coordinates
    let sun: SolarDay
    let solver: PrayerSolver
    var rules: PrayerRules { solver.rules }
    /// Whether Ramadan's rules hold on the date.
    var isRamadan: Bool { rules.isRamadan ?? (HijriDate(date)?.month == .ramadan) }
    private let noon: Instant
    /// Zones of before about 1972 may differ from UTC by seconds; their minutes begin with those.
    private let seconds: Int64

    init(date: CivilDate, place: Coordinates, zone: Zone, rules: PrayerRules) {
        self.date = date
        self.place = place
        noon = zone.instant(of: date, at: .noon)
        seconds = Int64(zone.offset(at: noon) % 60)
        sun = SolarDay(noonNearest: noon, longitude: place.longitude)
        solver = PrayerSolver(date: date, day: sun, rules: rules)
    }

    /// The times, by the ordinary course of the Sun or what stands in for it.
    func times() -> PrayerTimes { found().times }

    /// Times with the moments that they were made of.
    typealias Found = (times: PrayerTimes, solution: PrayerSolution)

    /// The times and what they were made of.
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

    /// The times of the nearest day with a normal course; `nil` when the window has none.
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

    /// The times of the threshold's latitude on the same meridian.
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

    /// What the clock shows for a time of the day: rounded, with the method's and the person's minutes.
    func minute(_ event: PrayerEvent, _ time: Double) -> Instant {
        rounded(sun.instant(time), added: rules.roundingInForce.added(for: event)) + .minutes(offset(event))
    }

    /// Isha, kept to the last minute that is clearly before the middle of the night, so that no rounding and no minutes
    /// of one's own bring it to the next Fajr.
    private func evening(_ solution: PrayerSolution) -> Instant {
        let isha = minute(.isha, solution.moments.isha.time)
        let spare = (solution.middleAfter - solution.moments.isha.time) * 1_440 - Double(offset(.isha))
        if spare > 2 { return isha }
        return min(isha, rounded(sun.instant(solution.middleAfter) - .seconds(30), added: 0))
    }

    /// Fajr, kept to the first minute that is clearly after the middle of the night.
    private func morning(_ solution: PrayerSolution) -> Instant {
        let fajr = minute(.fajr, solution.moments.fajr.time)
        let spare = (solution.moments.fajr.time - solution.middleBefore) * 1_440 + Double(offset(.fajr))
        if spare > 2 { return fajr }
        return max(fajr, rounded(sun.instant(solution.middleBefore) + .seconds(30), added: 59_999_999))
    }

    /// The method's and the person's minutes; sums of any numbers are held at the ends of their range.
    private func offset(_ event: PrayerEvent) -> Int64 {
        Int64(rules.method.offsets[event]).clampedSum(with: Int64(rules.offsets[event]))
    }

    /// The whole minute of the place's clocks that a rounding gives; without one the instant itself.
    private func rounded(_ instant: Instant, added: Int64?) -> Instant {
        guard let added else { return instant }
        let shifted = instant.microseconds.clampedSum(with: seconds * 1_000_000 + added)
        return Instant(microseconds: shifted.clampedDifference(with: shifted.flooredRemainder(by: 60_000_000)))
            - .seconds(seconds)
    }
}
