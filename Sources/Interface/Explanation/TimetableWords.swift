import Almanac

/// Describes in words how a timetable affects a day's times.
public struct TimetableWords {
    /// The person's name for the timetable.
    public var name: String
    /// The date on which it was imported or received from the network.
    public var date: CivilDate
    /// Whether the person imported it.
    public var isImported: Bool
    /// The computed times of the day.
    public var computed: PrayerTimes
    /// Why the timetable doesn't provide the day's times, if it doesn't.
    public var gap: TimetableGap?

    public init(name: String, date: CivilDate, isImported: Bool, computed: PrayerTimes, gap: TimetableGap? = nil) {
        self.name = name
        self.date = date
        self.isImported = isImported
        self.computed = computed
        self.gap = gap
    }

    /// Returns which timetable a time is from.
    func source(_ strings: Strings) -> String {
        strings(
            Phrase(isImported ? "times.rule.timetable" : "times.rule.network"), .text("name", name),
            .word("date", strings.date(date)))
    }

    /// Returns how much a printed time differs from the computed one.
    func difference(of time: Instant, _ event: PrayerEvent, in zone: Zone, _ strings: Strings) -> String {
        let minutes = Int(clamping: (time - computed[event]).minutes)
        guard minutes != 0 else { return strings[key: "times.printed.same"] }
        return strings(
            Phrase(minutes < 0 ? "times.printed.earlier" : "times.printed.later"),
            .word("computed", strings.time(zone.local(computed[event]).time)),
            .word("time", strings.duration(minutes: Int(clamping: minutes.magnitude))))
    }

    /// Returns why the timetable doesn't provide the day's times; `nil` if it does.
    func gap(_ strings: Strings) -> String? {
        switch gap {
        case nil: nil
        case .missingDay: strings(Phrase("times.gap.missing"), .text("name", name))
        case .outOfOrder: strings(Phrase("times.gap.order"), .text("name", name))
        case .overNeighbour: strings(Phrase("times.gap.neighbour"), .text("name", name))
        }
    }
}
