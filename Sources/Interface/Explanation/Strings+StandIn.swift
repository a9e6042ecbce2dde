import Almanac

extension Strings {
    /// Returns what was substituted for a day without its own times, and why; `nil` on an ordinary day.
    public func standIn(of times: PrayerTimes) -> String? {
        let standIn: String
        switch times.resolution {
        case .none: return nil
        case .nearestLatitude(let latitude):
            standIn = self(Phrase("times.standIn.latitude"), .word("angle", degrees(latitude.magnitude)))
        case .nearestDay(let date):
            standIn = self(Phrase("times.standIn.day"), .word("date", dayAndMonth(date)))
        case .evenDay: standIn = self[key: "times.standIn.even"]
        }
        return cause(times.cause).map { $0 + " " + standIn } ?? standIn
    }

    private func cause(_ cause: ResolutionCause) -> String? {
        switch cause {
        case .none: nil
        case .chosen: self[key: "times.cause.chosen"]
        case .sunStaysUp: self[key: "times.cause.up"]
        case .sunStaysDown: self[key: "times.cause.down"]
        case .shortNight: self[key: "times.cause.short"]
        case .tooClose: self[key: "times.cause.close"]
        case .angleMissed: self[key: "times.cause.missed"]
        case .distantDate: self[key: "times.cause.distant"]
        }
    }
}
