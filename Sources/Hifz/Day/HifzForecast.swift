import Almanac

/// What the days ahead would ask, if every list were done and recited well.
public struct HifzForecast: Hashable, Sendable {
    public var days: [HifzDay]
}

extension HifzState {
    /// Looks that many days ahead, the first day included. Something put off has its turn on the first day that has room for
    /// it, so an overload is spread over the days by what is recalled least.
    public func forecast(
        from date: CivilDate, days count: Int, _ wish: DayWish, _ days: HifzDays = HifzDays()
    ) -> HifzForecast {
        var state = self
        var forecast = HifzForecast(days: [])
        for offset in 0..<max(0, count) {
            let date = date.adding(days: offset)
            let day = state.day(date, wish, days)
            for entry in day.entries { state.foresee(entry, on: date) }
            forecast.days.append(day)
        }
        return forecast
    }

    private mutating func foresee(_ entry: DayEntry, on date: CivilDate) {
        if entry.lane == .new {
            learn(entry.index, on: date)
        } else {
            items[entry.index].review(.good, on: date, model)
        }
    }
}
