import Almanac

/// Builds a day's fixed blocks from its prayer times, the calendar and the person's settings.
///
/// Only the five prayers, Jummah and the feasts' prayers are anchors. Everything else is a ``Suggestion``.
public struct PrayerBlockBuilder: Sendable {
    public let prayers: PrayerConfig
    /// The configuration of Jummah, Ramadan, the feasts and the mosque. Without it every day is an ordinary one.
    public let special: SpecialPrayersConfig?
    public let nawafil: NawafilConfig?
    public let choices: PrayerSettings

    public init(
        prayers: PrayerConfig, special: SpecialPrayersConfig? = nil, nawafil: NawafilConfig? = nil,
        choices: PrayerSettings = PrayerSettings()
    ) {
        self.prayers = prayers
        self.special = special
        self.nawafil = nawafil
        self.choices = choices
    }

    /// Returns the blocks of the day that is `day` days after the planned one, in minutes of the planned day.
    public func blocks(_ prayers: HeldPrayers, day: Int, _ facts: DayFacts) -> [PrayerBlock] {
        var blocks: [PrayerBlock] = []
        blocks.reserveCapacity(6)
        let joining = choices.isTravelling ? choices.joining : .apart
        for kind in PrayerBlock.Kind.allCases {
            if kind == .dhuhr, facts.isFriday, choices.jummah, let special {
                blocks.append(jummah(prayers, day, special.jummah))
                continue
            }
            if joining != .apart, kind == .asr || kind == .isha, let last = blocks.last, last.kind != .jummah {
                blocks[blocks.count - 1] = joined(last, plain(kind, prayers, day, facts), at: joining)
                continue
            }
            blocks.append(plain(kind, prayers, day, facts))
        }
        if facts.eid != nil, choices.eid, let special { blocks.append(eid(prayers, day, special.eid)) }
        return blocks
    }

    /// Returns the block of one of the five prayers.
    private func plain(_ kind: PrayerBlock.Kind, _ prayers: HeldPrayers, _ day: Int, _ facts: DayFacts) -> PrayerBlock {
        let own = choices.own(kind)
        let mosque = own.isAtMosque || facts.atMosque == kind ? special?.mosque : nil
        let length = (own.minutes ?? self.prayers.duration(of: kind)) + (mosque?.longer ?? 0)
        let before = (own.before ?? self.prayers.before) + (mosque?.travel ?? 0)
        var start = day * CivilDay.minutes + PlanningDay.plausible(prayers.held.start(of: kind))
        var reserved = start - before
        if kind == .maghrib, let iftar = iftar(prayers, day, facts) {
            // The fast is broken at the adhan and the prayer follows, as a single anchor with two parts (K12).
            start = max(start, iftar.upperBound)
            reserved = min(start - before, iftar.lowerBound - before)
        }
        let isShortened = choices.isTravelling && choices.shortens && (kind == .dhuhr || kind == .asr || kind == .isha)
        return PrayerBlock(
            kind, day: day, minutes: start..<start + length,
            reserved: reserved..<start + length + (own.after ?? self.prayers.after), isShortened: isShortened)
    }

    /// Returns a traveller's two prayers, one after the other, at the time of the first or the second.
    private func joined(_ first: PrayerBlock, _ second: PrayerBlock, at joining: PrayerSettings.Joining) -> PrayerBlock
    {
        let length = first.minutes.count + second.minutes.count
        let anchor = joining == .early ? first : second
        let before = anchor.start - anchor.reserved.lowerBound
        return PrayerBlock(
            first.kind, day: first.day, minutes: anchor.start..<anchor.start + length,
            reserved: anchor.start - before..<anchor.start + length + second.reserved.upperBound - second.end,
            joined: second.kind, isShortened: first.isShortened || second.isShortened)
    }

    /// Returns the block of Jummah, which begins some minutes after Dhuhr's adhan or when the mosque holds it, but
    /// never before Dhuhr, and ends by Asr.
    private func jummah(_ prayers: HeldPrayers, _ day: Int, _ config: SpecialPrayersConfig.Jummah) -> PrayerBlock {
        let origin = day * CivilDay.minutes
        let earliest = PlanningDay.plausible(prayers.times.dhuhr)
        let asr = max(PlanningDay.plausible(prayers.times.asr), earliest + 1)
        let wished = choices.jummahTime ?? earliest + config.afterDhuhr
        let start = max(earliest, min(wished, asr - config.duration))
        let end = min(start + config.duration, asr)
        return PrayerBlock(
            .jummah, day: day, minutes: origin + start..<origin + end,
            reserved: origin + start - config.before..<origin + end + config.after)
    }

    /// Returns the block of a feast's prayer in the morning, which ends by Dhuhr.
    private func eid(_ prayers: HeldPrayers, _ day: Int, _ config: SpecialPrayersConfig.EidPrayer) -> PrayerBlock {
        let origin = day * CivilDay.minutes
        let sunrise = PlanningDay.plausible(prayers.times.sunrise)
        let dhuhr = max(PlanningDay.plausible(prayers.times.dhuhr), sunrise + 1)
        let start = max(sunrise, min(sunrise + (choices.eidAfter ?? config.afterSunrise), dhuhr - config.duration))
        let end = min(start + config.duration, dhuhr)
        return PrayerBlock(
            .eid, day: day, minutes: origin + start..<origin + end,
            reserved: origin + start - self.prayers.before..<origin + end + self.prayers.after)
    }

    /// Returns when the fast of Ramadan is broken, from the minute of Maghrib; `nil` on other days.
    func iftar(_ prayers: HeldPrayers, _ day: Int, _ facts: DayFacts) -> Range<Int>? {
        guard facts.isRamadan, choices.ramadan, let special else { return nil }
        let start = day * CivilDay.minutes + PlanningDay.plausible(prayers.times.maghrib)
        return start..<start + special.iftar
    }
}
