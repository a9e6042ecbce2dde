import Almanac
import Records

/// A day's list, the days ahead, and how it stands with every item: what a program is told.
public struct HifzPlan: Sendable {
    public let day: HifzDay
    public let forecast: HifzForecast
    public let items: [ItemState]

    /// The plan of a file as of a day; what happened later is not in it.
    public init(_ file: HifzFile, on date: CivilDate, _ config: HifzConfig) {
        let state = HifzState(file.log.until(date), config, model: config.model(retention: file.retention))
        self.init(state, on: date, file.wish, file.days, ahead: config.forecastDays)
    }

    /// The plan of a state as of a day, and so many days ahead.
    public init(
        _ state: HifzState, on date: CivilDate, _ wish: DayWish, _ days: HifzDays = HifzDays(), ahead count: Int
    ) {
        day = state.day(date, wish, days)
        forecast = state.forecast(from: date, days: count, wish, days)
        items = state.items
    }

    public var json: JSON {
        [
            "date": .string(day.date.description), "budget": .int(Int64(day.budget)), "spent": .int(Int64(day.spent)),
            "seconds": .int(Int64(day.seconds)), "list": .array(day.entries.map { $0.json }),
            "putOff": .array(day.putOff.map { $0.json }), "days": .array(forecast.days.map { $0.summary }),
            "items": .array(items.map { $0.json }),
        ]
    }
}

extension DayEntry {
    fileprivate var json: JSON {
        [
            "item": .string(item.id), "lane": .string(lane.rawValue), "seconds": .int(Int64(seconds)),
            "retrievability": retrievability.map { .double($0) } ?? .null, "waited": .int(Int64(waited)),
        ]
    }
}

extension HifzDay {
    fileprivate var summary: JSON {
        [
            "date": .string(date.description), "seconds": .int(Int64(seconds)), "items": .int(Int64(entries.count)),
            "putOff": .int(Int64(putOff.count)),
        ]
    }
}

extension ItemState {
    fileprivate var json: JSON {
        [
            "item": .string(item.id), "stability": memory.map { .double($0.stability) } ?? .null,
            "difficulty": memory.map { .double($0.difficulty) } ?? .null, "reviews": .int(Int64(reviews)),
            "lapses": .int(Int64(lapses)), "next": next.map { .string($0.description) } ?? .null,
        ]
    }
}
