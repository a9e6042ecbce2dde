/// Why the timetable in use doesn't provide a day's times, so that the computed ones are used.
public enum TimetableGap: Hashable, Sendable, CaseIterable {
    /// The timetable doesn't have the date.
    case missingDay
    /// Its times are not in order on the place's clocks.
    case outOfOrder
    /// Its Fajr or Isha overlaps the Isha or Fajr of a neighbouring day.
    case overNeighbour

    /// The name for programs.
    public var identifier: String {
        switch self {
        case .missingDay: "missing-day"
        case .outOfOrder: "out-of-order"
        case .overNeighbour: "over-neighbour"
        }
    }
}

extension PrayerTimes {
    /// Returns these computed times with those of a timetable's day in their place. A sunrise that the timetable leaves
    /// out stays computed.
    ///
    /// `nil` if the six times would not be in order.
    public func following(_ day: TimetableDay, in zone: Zone) -> PrayerTimes? {
        var moments = moments
        var origins = origins
        for event in PrayerEvent.allCases {
            guard let moment = day.instant(of: event, in: zone) else { continue }
            moments[event] = moment
            origins[event] = .timetable
        }
        let times = PrayerTimes(
            date: date, moments: moments, sun: sun, origins: origins, resolution: .none, cause: .none)
        return times.isOrdered ? times : nil
    }

    /// Whether the five prayers are from a timetable.
    public var isPrinted: Bool { origins.fajr == .timetable }
}

extension DayExplanation {
    /// Returns the explanation of a day whose times are from a timetable. Printed times need no other explanation, and
    /// a sunrise that the timetable leaves out keeps its own.
    public func following(_ printed: PrayerTimes) -> DayExplanation {
        var events: [TimeExplanation] = []
        for event in PrayerEvent.allCases {
            let computed = self[event]
            guard printed.origins[event] == .timetable else {
                events.append(computed)
                continue
            }
            events.append(
                TimeExplanation(
                    event: event, time: printed[event], exact: printed[event], origin: .timetable, reason: .none,
                    methodMinutes: 0, ownMinutes: 0, rounding: computed.rounding, moved: .zero,
                    sinceYesterday: computed.sinceYesterday, step: .usual))
        }
        return DayExplanation(self, times: printed, events: events)
    }
}
