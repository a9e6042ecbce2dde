import Almanac

/// What the day suggests besides its prayers, in the order of the day. Parts of a night belong to the date on which
/// they begin.
extension SurroundingDays {
    public var suggestions: [Suggestion] {
        let choices = shape.choices
        guard let special = shape.special else { return [] }
        var found: [Suggestion] = []
        if facts[1].isFriday, choices.jummah, choices.jummahTravel > 0, let jummah = block(.dhuhr, 0) {
            let end = jummah.reserved.lowerBound
            found.append(Suggestion(Suggestion.travel, minutes: end - choices.jummahTravel..<end, isBefore: true))
        }
        if let iftar = shape.iftar(prayers[1], 0, facts[1]) {
            found.append(Suggestion(Suggestion.iftar, minutes: iftar))
        }
        if let tarawih = tarawih(0) { found.append(tarawih) }
        for day in 0...1 {
            if let suhoor = suhoor(day, special.suhoor), isOwn(suhoor) { found.append(suhoor) }
        }
        if !chosen.isEmpty { found += nawafil }
        if !clockChanges.isEmpty { found = found.map { shown($0) } }
        return found.sorted {
            ($0.minutes.lowerBound, $0.minutes.upperBound) < ($1.minutes.lowerBound, $1.minutes.upperBound)
        }
    }

    /// Moves a suggestion that would begin in minutes the clocks skip to the minute at which they continue.
    private func shown(_ suggestion: Suggestion) -> Suggestion {
        for change in clockChanges where change.missing.contains(suggestion.minutes.lowerBound) {
            return suggestion.moved(to: change.missing.upperBound)
        }
        return suggestion
    }

    /// Whether it begins on the planned date.
    private func isOwn(_ suggestion: Suggestion) -> Bool {
        (0..<CivilDay.minutes).contains(suggestion.minutes.lowerBound)
    }

    // MARK: The fast

    /// Returns suhoor before the Fajr of a day of fasting.
    private func suhoor(_ day: Int, _ config: SpecialPrayersConfig.Suhoor) -> Suggestion? {
        let fact = facts[day + 1]
        guard fact.isFasted, !fact.isRamadan || shape.choices.ramadan else { return nil }
        let fajr = fajr(day)
        let before = shape.choices.suhoorBefore ?? config.beforeFajr
        let length = min(shape.choices.suhoorMinutes ?? config.duration, before)
        let start = clockChanges.time(before, before: fajr)
        return clear(start..<clockChanges.time(length, after: start)).map { Suggestion(Suggestion.suhoor, minutes: $0) }
    }

    /// Returns tarawih after a day's Isha, if a night of Ramadan begins.
    private func tarawih(_ day: Int) -> Suggestion? {
        let choices = shape.choices
        guard facts[day + 1].hasTarawih, choices.ramadan, let config = shape.special?.tarawih,
            let isha = block(.isha, day), let first = config.lengths.first
        else { return nil }
        let rakaat = choices.tarawihRakaat ?? first.rakaat
        let length = config.minutes(rakaat: rakaat, atMosque: choices.tarawihAtMosque) ?? first.minutes
        let wished = self.isha(day) + (choices.tarawihAfter ?? config.afterIsha.lowerBound)
        let start = max(wished, afterIsha(day)?.minutes.upperBound ?? isha.end)
        return clear(start..<start + length).map {
            Suggestion(Suggestion.tarawih, minutes: $0, rakaat: rakaat, isShortened: $0.count < length)
        }
    }

    // MARK: Voluntary prayers

    private var nawafil: [Suggestion] {
        var found: [Suggestion] = []
        for (type, own) in chosen {
            switch type.rule {
            case .before(let prayer, let lead):
                if let nafl = before(prayer, lead, type, own) { found.append(nafl) }
            case .after(let prayer):
                if let nafl = after(prayer, 0, type, own) { found.append(nafl) }
            case .forenoon(let afterSunrise, let beforeDhuhr, let preferred, let onEid):
                let dhuhr = PlanningDay.plausible(prayers[1].times.dhuhr) - beforeDhuhr
                let lower = PlanningDay.plausible(prayers[1].times.sunrise) + afterSunrise
                guard onEid || facts[1].eid == nil, lower < dhuhr else { continue }
                let length = length(type, own)
                guard length <= dhuhr - lower else { continue }
                let start = max(lower, min(own.time ?? preferred, dhuhr - length))
                if clear(start..<start + length)?.count != length { continue }
                found.append(
                    Suggestion(
                        type.id, minutes: start..<start + length, window: lower..<dhuhr, rakaat: rakaat(type, own)))
            case .night:
                for day in 0...1 {
                    if let witr = witr(day, type, own), isOwn(witr) { found.append(witr) }
                }
            case .lastThird:
                for day in 0...1 {
                    if let qiyam = qiyam(day, type, own), isOwn(qiyam) { found.append(qiyam) }
                }
            case .nowhere: continue
            }
        }
        return found
    }

    private func rakaat(_ type: NaflType, _ own: PrayerSettings.OwnNafl) -> Int? {
        type.rakaat.isEmpty ? nil : own.rakaat ?? type.standard
    }

    private func length(_ type: NaflType, _ own: PrayerSettings.OwnNafl) -> Int {
        own.minutes ?? type.minutes(rakaat: own.rakaat ?? type.standard) ?? type.rakaat.first?.minutes ?? 10
    }

    /// Returns a prayer that begins `lead` minutes before the congregation, but not before the adhan, and ends when the
    /// obligatory prayer begins.
    private func before(_ prayer: PrayerBlock.Kind, _ lead: Int, _ type: NaflType, _ own: PrayerSettings.OwnNafl)
        -> Suggestion?
    {
        // On a Friday Jummah replaces Dhuhr, and a joined prayer has no block of its own.
        guard let block = block(prayer, 0), block.kind == prayer, block.joined == nil else { return nil }
        let length = length(type, own)
        let adhan = PlanningDay.plausible(prayers[1].times.start(of: prayer))
        let start = max(adhan, block.start - max(lead, length))
        guard start < block.start, let minutes = clear(start..<start + length) else { return nil }
        return Suggestion(
            type.id, minutes: minutes, rakaat: rakaat(type, own), isBefore: true, isShortened: minutes.count < length)
    }

    /// Returns a prayer that begins when the obligatory prayer's block ends.
    private func after(_ prayer: PrayerBlock.Kind, _ day: Int, _ type: NaflType, _ own: PrayerSettings.OwnNafl)
        -> Suggestion?
    {
        // Of two joined prayers, it follows the second. Jummah is not Dhuhr.
        guard let block = block(prayer, day), block.kind != .jummah, (block.joined ?? prayer) == prayer else {
            return nil
        }
        let length = length(type, own)
        guard let minutes = clear(block.end..<block.end + length) else { return nil }
        return Suggestion(type.id, minutes: minutes, rakaat: rakaat(type, own), isShortened: minutes.count < length)
    }

    /// Returns the voluntary prayer after a day's Isha, if one is switched on.
    private func afterIsha(_ day: Int) -> Suggestion? {
        for (type, own) in chosen {
            if case .after(.isha) = type.rule { return after(.isha, day, type, own) }
        }
        return nil
    }

    // MARK: The night that ends with a day's Fajr

    /// Returns the night's worship, from the beginning of the last third of the night for as long as there is room
    /// before Fajr.
    private func qiyam(_ day: Int, _ type: NaflType, _ own: PrayerSettings.OwnNafl) -> Suggestion? {
        guard case .lastThird(let standard, _, let inRamadan) = type.rule else { return nil }
        let fajr = fajr(day)
        let night = clockChanges.minutes(from: maghrib(day - 1), to: fajr)
        let start = clockChanges.time(max(0, night) / 3, before: fajr)
        let wished = own.minutes ?? (facts[day + 1].isRamadan && shape.choices.ramadan ? inRamadan : standard)
        let last = end(day) - witrLength
        let end = clockChanges.time(wished, after: start)
        guard last > start, let minutes = clear(start..<min(end, last)) else { return nil }
        return Suggestion(type.id, minutes: minutes, isShortened: minutes.upperBound < end)
    }

    /// Returns the last prayer of the night, after the night's worship or else before bedtime.
    private func witr(_ day: Int, _ type: NaflType, _ own: PrayerSettings.OwnNafl) -> Suggestion? {
        let length = length(type, own)
        guard let isha = block(.isha, day - 1) else { return nil }
        var earliest = isha.end
        if let nafl = afterIsha(day - 1) { earliest = max(earliest, nafl.minutes.upperBound) }
        if let tarawih = tarawih(day - 1) { earliest = max(earliest, tarawih.minutes.upperBound) }
        let last = end(day) - length
        var start = wishedWitr(day, own) - (own.time == nil ? length : 0)
        for (other, chosen) in chosen {
            if case .lastThird = other.rule, let qiyam = qiyam(day, other, chosen) {
                start = qiyam.minutes.upperBound
                earliest = start
            }
        }
        guard earliest <= last else { return nil }
        start = max(earliest, min(start, last))
        let minutes = start..<clockChanges.time(length, after: start)
        guard clear(minutes) == minutes else { return nil }
        return Suggestion(
            type.id, minutes: minutes, window: earliest..<last + length, rakaat: rakaat(type, own))
    }

    /// The bedtime, or the time set for Witr, in the night that ends with a day's Fajr.
    private func wishedWitr(_ day: Int, _ own: PrayerSettings.OwnNafl) -> Int {
        let minute = own.time ?? shape.choices.bedtime
        return (minute < CivilDay.minutes / 2 ? day : day - 1) * CivilDay.minutes + minute
    }

    /// The length of Witr, which follows the night's worship.
    private var witrLength: Int {
        for (type, own) in chosen {
            if case .night = type.rule { return length(type, own) }
        }
        return 0
    }

    /// When the night's prayers must be over: before Fajr and the time kept free before it, and before suhoor.
    private func end(_ day: Int) -> Int {
        var end = min(fajr(day), block(.fajr, day)?.reserved.lowerBound ?? fajr(day))
        if let config = shape.special?.suhoor, let suhoor = suhoor(day, config) {
            end = min(end, suhoor.minutes.lowerBound)
        }
        return end
    }

    private func fajr(_ day: Int) -> Int { day * CivilDay.minutes + PlanningDay.plausible(prayers[day + 1].times.fajr) }
    private func isha(_ day: Int) -> Int { day * CivilDay.minutes + PlanningDay.plausible(prayers[day + 1].times.isha) }
    private func maghrib(_ day: Int) -> Int {
        day * CivilDay.minutes + PlanningDay.plausible(prayers[day + 1].times.maghrib)
    }
}
