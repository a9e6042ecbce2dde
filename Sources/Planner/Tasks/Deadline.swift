import Almanac

/// When a task must be finished: on a day, or by a minute of it.
public struct Deadline: Hashable, Sendable {
    public var date: CivilDate
    /// The time of day; `nil` if it may be finished any time on the day.
    public var time: ClockTime?

    public init(date: CivilDate, time: ClockTime? = nil) {
        self.date = date
        self.time = time
    }

    /// Reads what ``text`` writes: `2026-11-21` or `2026-11-21T16:00`; `nil` for anything else.
    public init?(_ text: some StringProtocol) {
        let mark = text.utf8.firstIndex(of: UInt8(ascii: "T")) ?? text.endIndex
        guard let date = CivilDate(text[..<mark]) else { return nil }
        self.date = date
        guard mark < text.endIndex else { return }
        guard let time = ClockTime(text[mark...].dropFirst()) else { return nil }
        self.time = time
    }

    /// The deadline as written in records and to programs.
    public var text: String {
        guard let time else { return date.description }
        return date.description + "T" + time.description
    }
}
