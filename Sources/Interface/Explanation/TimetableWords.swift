import Almanac

/// What a timetable has to do with a day's times, in a reader's words.
public struct TimetableWords {
    /// What the person calls the timetable.
    public var name: String
    /// The date on which it was imported, or answered by the network.
    public var date: CivilDate
    /// Whether it was imported by the person.
    public var isImported: Bool
    /// The times that are computed for the day.
    public var computed: PrayerTimes
    /// Why the timetable doesn't give the day's times, where it doesn't.
    public var gap: TimetableGap?

    public init(name: String, date: CivilDate, isImported: Bool, computed: PrayerTimes, gap: TimetableGap? = nil) {
        self.name = name
        self.date = date
        self.isImported = isImported
        self.computed = computed
        self.gap = gap
    }

    /// Which timetable prints the time.
    func source(_ strings: Strings) -> String {
        strings(
            Phrase(isImported ? "times.rule.timetable" : "times.rule.network"), .text("name", name),
            .word("date", strings.date(date)))
    }

    /// How far a printed time is from the computed one.
    func difference(of time: Instant, _ event: PrayerEvent, in zone: Zone, _ strings: Strings) -> String {
        let minutes = Int(clamping: (time - computed[event]).minutes)
        guard minutes != 0 else { return strings[key: "times.printed.same"] }
        return strings(
            Phrase(minutes < 0 ? "times.printed.earlier" : "times.printed.later"),
            .word("computed", strings.time(zone.local(computed[event]).time)),
            .word("time", strings.duration(minutes: Int(clamping: minutes.magnitude))))
    }

    /// Why the timetable doesn't give the day's times; `nil` where it does.
    func gap(_ strings: Strings) -> String? {
        switch gap {
        case nil: nil
        case .missingDay: strings(Phrase("times.gap.missing"), .text("name", name))
        case .outOfOrder: strings(Phrase("times.gap.order"), .text("name", name))
        case .overNeighbour: strings(Phrase("times.gap.neighbour"), .text("name", name))
        }
    }
}
