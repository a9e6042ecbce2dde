import Almanac

/// The path's greeting: the part of the day, the date in both calendars, and the line below. It never says how long the
/// person was away.
public struct PathGreeting: Hashable, Sendable {
    public let part: Part
    public let line: Line
    public let date: CivilDate
    /// `nil` outside the Hijri calendar's years.
    public let hijri: HijriDate?

    /// A part of the day. The raw value is its name in the keys of the texts.
    public enum Part: String, CaseIterable, Hashable, Sendable {
        case morning
        case afternoon
        case evening
    }

    /// The line below the greeting. The raw value is its name in the keys of the texts.
    public enum Line: String, CaseIterable, Hashable, Sendable {
        /// Your path today.
        case today
        /// What is your next step?
        case next
        /// A new chance, with the plan waiting as it was (WP-077, K30).
        case newChance = "new-chance"
        /// A week of rest: take your time.
        case rest
    }

    /// - Parameter now: The current date and time at the person's place, on which `days` end.
    public init(
        _ history: PathHistory, days: PathDays, now: CivilDateTime, hijri: HijriCalendar = .ummAlQura,
        config: PathConfig
    ) {
        date = now.date
        self.hijri = hijri.date(of: now.date)
        let minute = now.minuteOfDay
        let (morning, afternoon, evening) = (config.dayParts[0], config.dayParts[1], config.dayParts[2])
        part = minute < morning || minute >= evening ? .evening : minute < afternoon ? .morning : .afternoon
        if history.isResting(on: now.date) {
            line = .rest
        } else if days[now.date] == .onPath {
            line = .next
        } else {
            line = days[now.date.previous] == .quiet && days[now.date] == .open ? .newChance : .today
        }
    }
}
