/// How the times of a day were found: the rules in force, what was substituted for the day, and each time.
public struct DayExplanation: Hashable, Sendable {
    public let times: PrayerTimes
    public let rules: PrayerRules
    /// The latitude for which the times were computed, in degrees: the place's own or a substitute.
    public let latitude: Double
    /// Whether the place is beyond the threshold of the high latitude rules.
    public let isBeyondThreshold: Bool
    /// How far the elevation of the place lowers the horizon, in degrees.
    public let dip: Double
    /// Whether Ramadan's rules were applied, if the method has any.
    public let usesRamadan: Bool
    private let events: [TimeExplanation]

    public subscript(event: PrayerEvent) -> TimeExplanation { events[event.rawValue] }

    /// The explanations of the six times, in order.
    public var all: [TimeExplanation] { events }

    /// Explains a day's times. The day before shows which steps are unusual.
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

    /// Copies a day with other times and their explanations.
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
    /// Returns the prayer times of a date with an explanation of how they were found.
    ///
    /// The parameters are those of ``compute(date:at:in:rules:)``, which returns the same times without explanation.
    public static func explain(
        date: CivilDate, at place: Coordinates, in zone: Zone, rules: PrayerRules
    ) -> DayExplanation {
        DayExplanation(
            PrayerDay(date: date, place: place, zone: zone, rules: rules),
            yesterday: PrayerDay(date: date.previous, place: place, zone: zone, rules: rules))
    }
}
