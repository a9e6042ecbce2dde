import Almanac

/// What is fixed on a day: its prayers, those of the neighbouring days, and changes of the clocks.
///
/// All minutes count from 00:00 of ``date`` on the wall clock. The day before is negative, and the day after begins at
/// 1440.
public struct PlanningDay: Hashable, Sendable {
    public let date: CivilDate
    /// The prayers of the day before, this day and the day after, by their start.
    public let blocks: [PrayerBlock]
    /// The minute of sunrise; `nil` without a place.
    public let sunrise: Int?
    public let clockChanges: [ClockChange]
    /// From Fajr to 24:00, or to the end of Isha if that is later.
    public let span: Range<Int>

    /// Creates a day. Neighbouring days are `nil` if their prayers are unknown, and all three are if no place is known.
    ///
    /// The prayers have the configuration's lengths, without any personal settings; see ``PrayerBlockBuilder``.
    public init(
        date: CivilDate, yesterday: DayPrayers?, today: DayPrayers?, tomorrow: DayPrayers?,
        clockChanges: [ClockChange] = [], prayers: PrayerConfig, planner: PlannerConfig
    ) {
        let shape = PrayerBlockBuilder(prayers: prayers)
        var blocks: [PrayerBlock] = []
        for (day, times) in [(-1, yesterday), (0, today), (1, tomorrow)] {
            if let times { blocks += shape.blocks(HeldPrayers(times), day: day, .ordinary) }
        }
        self.init(date: date, blocks: blocks, sunrise: today?.sunrise, clockChanges: clockChanges, planner: planner)
    }

    /// Creates a day with the blocks of the three days, and the minute of sunrise.
    public init(
        date: CivilDate, blocks: [PrayerBlock], sunrise: Int?, clockChanges: [ClockChange], planner: PlannerConfig
    ) {
        self.date = date
        self.blocks = blocks.sorted { ($0.start, $0.day, $0.kind.rawValue) < ($1.start, $1.day, $1.kind.rawValue) }
        self.clockChanges = clockChanges
        self.sunrise = sunrise.map { Self.plausible($0) }
        span = Self.span(of: self.blocks, planner: planner)
    }

    /// This day's own prayers, by their start.
    public var ownBlocks: [PrayerBlock] { blocks.filter { $0.day == 0 } }

    /// Whether any of these minutes belongs to a prayer or its buffers.
    func touchesPrayer(_ minutes: Range<Int>) -> Bool {
        for block in blocks where block.reserved.overlaps(minutes) { return true }
        return false
    }

    /// Returns the wall-clock minutes that a task of a given length takes.
    ///
    /// It extends further across skipped minutes. Where minutes occur twice, it takes every minute it could touch in
    /// either pass, so that no ambiguity places anything on a prayer.
    public func minutes(from start: Int, duration: Int) -> Range<Int> {
        let start = Self.plausible(start)
        var lower = start
        var upper = start + min(max(duration, 0), CivilDay.minutes)
        for change in clockChanges where lower < change.minute && upper > change.minute {
            if change.shift > 0 { upper += change.shift } else { lower = min(lower, change.minute + change.shift) }
        }
        return lower..<upper
    }

    /// Clamps a time to within a day of the day it belongs to, whatever the input, so that sums can't overflow.
    static func plausible(_ minute: Int) -> Int {
        min(max(minute, -CivilDay.minutes), 2 * CivilDay.minutes)
    }

    private static func span(of blocks: [PrayerBlock], planner: PlannerConfig) -> Range<Int> {
        var start = planner.startWithoutPlace
        var end = CivilDay.minutes
        for block in blocks where block.day == 0 {
            if block.kind == .fajr { start = min(block.start, CivilDay.minutes - 1) }
            end = max(end, block.end)
        }
        return start..<end
    }
}

/// Facts about every day of the calendar.
enum CivilDay {
    /// The number of minutes on a wall clock from 00:00 to 24:00.
    static let minutes = 1440
}

extension PlanningDay {
    /// Returns the minutes of this day that a task takes, including a task placed on the day before or after.
    ///
    /// `nil` if the task has no place, or one further away.
    public func minutes(of task: PlannedTask) -> Range<Int>? {
        guard let placement = task.placement else { return nil }
        let days = date.days(to: placement.date)
        guard abs(days) <= 1 else { return nil }
        if days == 0 { return minutes(from: placement.start, duration: task.duration) }
        let start = days * CivilDay.minutes + placement.start
        return start..<start + max(0, task.duration)
    }
}
