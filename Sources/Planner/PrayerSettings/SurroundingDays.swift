import Almanac

/// The prayers and facts of three days: the planned day and the days before and after it.
public struct SurroundingDays: Sendable {
    public let shape: PrayerBlockBuilder
    /// The prayers of the day before, the planned day and the day after.
    public let prayers: [HeldPrayers]
    public let facts: [DayFacts]
    /// The blocks of the three days, in minutes of the planned day.
    public let blocks: [PrayerBlock]
    /// The changes of the clocks around the planned day.
    public let clockChanges: [ClockChange]
    /// The voluntary prayers that are switched on, with their settings.
    let chosen: [(type: NaflType, own: PrayerSettings.OwnNafl)]

    /// Creates the days. Both lists have three elements: the day before, the planned day and the day after.
    public init(
        shape: PrayerBlockBuilder, prayers: [HeldPrayers], facts: [DayFacts], clockChanges: [ClockChange] = []
    ) {
        self.clockChanges = clockChanges
        self.shape = shape
        self.prayers = prayers
        self.facts = facts
        var blocks: [PrayerBlock] = []
        blocks.reserveCapacity(17)
        for day in 0..<3 { blocks += shape.blocks(prayers[day], day: day - 1, facts[day]) }
        self.blocks = blocks
        var chosen: [(type: NaflType, own: PrayerSettings.OwnNafl)] = []
        if shape.choices.hasNawafil, let types = shape.nawafil?.types {
            for (index, own) in shape.choices.nawafil.enumerated() where own.isOn && index < types.count {
                chosen.append((types[index], own))
            }
        }
        self.chosen = chosen
    }

    /// Returns the block in which a daily prayer is prayed.
    func block(_ prayer: PrayerBlock.Kind, _ day: Int) -> PrayerBlock? {
        for block in blocks where block.day == day && block.holds(prayer) { return block }
        return nil
    }

    /// Returns the beginning of some minutes that no prayer takes; `nil` if a prayer takes the first minute.
    func clear(_ minutes: Range<Int>) -> Range<Int>? {
        var end = minutes.upperBound
        for block in blocks {
            if block.minutes.contains(minutes.lowerBound) { return nil }
            if block.start > minutes.lowerBound { end = min(end, block.start) }
        }
        return end > minutes.lowerBound ? minutes.lowerBound..<end : nil
    }
}
