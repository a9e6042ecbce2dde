extension PrayerTimes {
    /// The prayer times of a date at a place; never missing and always in order.
    ///
    /// Above 48° of latitude, and wherever the method's twilight angle is missed in some night of the year, Fajr and
    /// Isha keep within the angle's sixtieth part of the night (the "twilight angle" rule). A day without sunrise or
    /// sunset, beside a night of under 15 minutes, or too short for the times to keep their order gets the times of
    /// 48° on its meridian; `resolution` says so.
    ///
    /// - Parameters:
    ///   - date: the civil date in the zone. The solar noon nearest to the clock's noon counts.
    ///   - place: where.
    ///   - zone: whose clocks the times are whole minutes of.
    ///   - method: the authority's angles, offsets and rounding.
    ///   - madhhab: the shadow of Asr.
    public static func compute(
        date: CivilDate, at place: Coordinates, in zone: Zone, method: PrayerMethod, madhhab: Madhhab = .standard
    ) -> PrayerTimes {
        let noon = zone.instant(of: date, at: .noon)
        let day = SolarDay(noonNearest: noon, longitude: place.longitude)
        let solver = PrayerSolver(
            date: date, day: day, method: method, madhhab: madhhab,
            isRamadan: method.isha.asksForRamadan && HijriDate(date)?.month == .ramadan)
        // Zones of before about 1972 may differ from UTC by seconds; their minutes begin with those.
        let seconds = Int64(zone.offset(at: noon) % 60)

        func times(_ solution: PrayerSolver.Solution, _ resolution: DayResolution) -> PrayerTimes {
            PrayerTimes(solution, of: day, date: date, method: method, seconds: seconds, resolution: resolution)
        }
        if let solution = solver.solve(latitude: place.latitude) {
            let ordinary = times(solution, .none)
            if ordinary.isOrdered { return ordinary }
        }
        let refuge = place.latitude < 0 ? -PrayerSolver.highLatitude : PrayerSolver.highLatitude
        guard let solution = solver.solve(latitude: refuge) else { return times(solver.evenDay(), .evenDay).spread }
        return times(solution, .nearestLatitude(refuge)).spread
    }

    private init(
        _ solution: PrayerSolver.Solution, of day: SolarDay, date: CivilDate, method: PrayerMethod, seconds: Int64,
        resolution: DayResolution
    ) {
        func minute(_ event: PrayerEvent, _ time: Double) -> Instant {
            let exact = day.instant(time) + .seconds(seconds)
            return exact.rounded(method.rounding) + .minutes(Int64(method.offsets[event])) - .seconds(seconds)
        }
        self.init(
            date: date,
            fajr: minute(.fajr, solution.fajr.time),
            sunrise: minute(.sunrise, solution.sunrise.time),
            dhuhr: minute(.dhuhr, solution.dhuhr.time),
            asr: minute(.asr, solution.asr.time),
            maghrib: minute(.maghrib, solution.maghrib.time),
            isha: minute(.isha, solution.isha.time),
            origins: PrayerOrigins(
                fajr: solution.fajr.origin, sunrise: solution.sunrise.origin, dhuhr: solution.dhuhr.origin,
                asr: solution.asr.origin, maghrib: solution.maghrib.origin, isha: solution.isha.origin),
            resolution: resolution)
    }
}

extension IshaRule {
    /// Whether Ramadan changes the rule.
    fileprivate var asksForRamadan: Bool {
        guard case .minutes(let usual, let ramadan) = self else { return false }
        return usual != ramadan
    }
}

extension Instant {
    /// The whole minute that a rounding gives.
    fileprivate func rounded(_ rounding: MinuteRounding) -> Instant {
        let minute: Int64 = 60_000_000
        let added = rounding == .nearest ? minute / 2 : minute - 1
        let sum = microseconds.clampedSum(with: added)
        return Instant(microseconds: sum - sum.flooredRemainder(by: minute))
    }
}
