/// Why a timetable that is in use doesn't give a day's times; the computed ones stand.
public enum TimetableGap: Hashable, Sendable, CaseIterable {
    /// The timetable doesn't have the date.
    case missingDay
    /// Its times don't follow each other on the place's clocks.
    case outOfOrder
    /// Its Fajr or Isha reaches over the Isha or Fajr of the day beside it.
    case overNeighbour

    /// The name that programs know.
    public var identifier: String {
        switch self {
        case .missingDay: "missing-day"
        case .outOfOrder: "out-of-order"
        case .overNeighbour: "over-neighbour"
        }
    }
}

extension PrayerTimes {
    /// The times of a timetable's day, on the Sun's moments of these computed ones. A sunrise that the timetable leaves
    /// out stays computed.
    ///
    /// `nil` where the six would not follow each other.
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

    /// Whether a timetable gave the five prayers.
    public var isPrinted: Bool { origins.fajr == .timetable }
}

extension DayExplanation {
    /// The explanation of a day whose times a timetable gives: what it prints stands for itself; a sunrise that it
    /// leaves out keeps its own.
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
