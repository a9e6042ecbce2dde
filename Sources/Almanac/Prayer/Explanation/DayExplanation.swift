/// How a day's times came to be: the rules in force, what stood in for the day, and each time.
public struct DayExplanation: Hashable, Sendable {
    public let times: PrayerTimes
    public let rules: PrayerRules
    /// The latitude whose Sun gave the times, in degrees: the place's own, or the one that stands in.
    public let latitude: Double
    /// Whether a high latitude rule of the threshold holds at the place.
    public let isBeyondThreshold: Bool
    /// How far the height of the place lowers the horizon, in degrees.
    public let dip: Double
    /// Whether Ramadan's rules held, where the method has any.
    public let usesRamadan: Bool
    private let events: [TimeExplanation]

    public subscript(event: PrayerEvent) -> TimeExplanation { events[event.rawValue] }

    /// The six explanations in their order.
    public var all: [TimeExplanation] { events }

    /// Explains a day's times; the day before tells which step is unusual.
    init(_ day: PrayerDay, yesterday: PrayerDay) {
        let found = day.found()
        let before = yesterday.found()
        let rules = day.rules
        times = found.times
        self.rules = rules
        isBeyondThreshold = day.place.latitude.magnitude > rules.figures.threshold
        dip = PrayerSolver.horizon - day.solver.horizon
        if case .nearestLatitude(let nearest) = found.times.resolution {
            latitude = nearest
        } else {
            latitude = day.place.latitude
        }
        usesRamadan = rules.method.isha.asksForRamadan && day.isRamadan
        var events: [TimeExplanation] = []
        for event in PrayerEvent.allCases {
            let exact = day.sun.instant(found.solution.moments[event].time)
            let exactBefore = yesterday.sun.instant(before.solution.moments[event].time)
            events.append(
                TimeExplanation(
                    event: event, time: found.times[event], exact: exact, origin: found.times.origins[event],
                    reason: day.reason(event, found.times, latitude: latitude),
                    methodMinutes: rules.method.offsets[event], ownMinutes: rules.offsets[event],
                    rounding: rules.roundingInForce,
                    moved: found.times[event] - day.minute(event, found.solution.moments[event].time),
                    sinceYesterday: found.times[event] - before.times[event] - .hours(24),
                    step: day.step(event, found.times, before.times, since: exact - exactBefore - .hours(24))))
        }
        self.events = events
    }

    /// The same day with other times and what is said of them.
    init(_ day: DayExplanation, times: PrayerTimes, events: [TimeExplanation]) {
        self.times = times
        rules = day.rules
        latitude = day.latitude
        isBeyondThreshold = day.isBeyondThreshold
        dip = day.dip
        usesRamadan = day.usesRamadan
        self.events = events
    }
}

extension PrayerTimes {
    /// The prayer times of a date with how they came to be.
    ///
    /// Parameters are those of ``compute(date:at:in:rules:)``, which gives the same times without telling why.
    public static func explain(
        date: CivilDate, at place: Coordinates, in zone: Zone, rules: PrayerRules
    ) -> DayExplanation {
        DayExplanation(
            PrayerDay(date: date, place: place, zone: zone, rules: rules),
            yesterday: PrayerDay(date: date.previous, place: place, zone: zone, rules: rules))
    }
}
