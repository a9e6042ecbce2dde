import Almanac

/// Three days' prayers and facts: the planned day between its neighbours.
public struct SurroundingDays: Sendable {
    public let shape: PrayerBlockBuilder
    /// Yesterday, the day, tomorrow.
    public let prayers: [HeldPrayers]
    public let facts: [DayFacts]
    /// The three days' blocks, in minutes of the planned day.
    public let blocks: [PrayerBlock]
    /// Where the clocks change about the planned day.
    public let clockChanges: [ClockChange]
    /// The voluntary prayers that are switched on, with what was chosen for them.
    let chosen: [(type: NaflType, own: PrayerSettings.OwnNafl)]

    /// Both lists have three elements: yesterday's, the day's, tomorrow's.
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

    /// The block in which a daily prayer is prayed.
    func block(_ prayer: PrayerBlock.Kind, _ day: Int) -> PrayerBlock? {
        for block in blocks where block.day == day && block.holds(prayer) { return block }
        return nil
    }

    /// The part of some minutes, from their beginning, that no prayer takes; `nil` where a prayer takes the beginning.
    func clear(_ minutes: Range<Int>) -> Range<Int>? {
        var end = minutes.upperBound
        for block in blocks {
            if block.minutes.contains(minutes.lowerBound) { return nil }
            if block.start > minutes.lowerBound { end = min(end, block.start) }
        }
        return end > minutes.lowerBound ? minutes.lowerBound..<end : nil
    }
}
