/// What a civil day is in the Hijri calendar: its date, its occasions, what it means for fasting, and the night that
/// follows.
public struct SpecialDays: Hashable, Sendable {
    public let date: CivilDate
    public let hijri: HijriDate
    /// All occasions of the day, in the order of ``Occasion``; empty on an ordinary day.
    public let occasions: [Occasion]
    public let fasting: Fasting
    /// The night of Ramadan that begins at this day's Maghrib.
    public let night: RamadanNight?

    /// Returns the facts about a day; `nil` if the Hijri calendar doesn't cover it.
    public static func of(_ date: CivilDate, calendar: HijriCalendar = .ummAlQura) -> SpecialDays? {
        SpecialDays(date, calendar: calendar)
    }

    private init?(_ date: CivilDate, calendar: HijriCalendar) {
        guard let hijri = calendar.date(of: date) else { return nil }
        self.date = date
        self.hijri = hijri
        occasions = Self.occasions(hijri, date.weekday)
        fasting = Self.fasting(occasions)
        night = RamadanNight(beginningOn: date, calendar: calendar)
    }

    public func isOccasion(_ occasion: Occasion) -> Bool { occasions.contains(occasion) }

    public var isJummah: Bool { isOccasion(.jummah) }

    /// The Eid on this day, if any.
    public var eid: Eid? {
        if isOccasion(.eidAlFitr) { return .alFitr }
        return isOccasion(.eidAlAdha) ? .alAdha : nil
    }

    /// Whether an Eid begins at the day's Maghrib, as on the last day of Ramadan and on Arafah.
    public var isEidEve: Bool {
        if isOccasion(.arafah) { return true }
        return hijri.month == .ramadan && night == nil
    }

    private static func occasions(_ hijri: HijriDate, _ weekday: Weekday) -> [Occasion] {
        var occasions: [Occasion] = []
        switch hijri.month {
        case .muharram:
            if hijri.day == 1 { occasions.append(.newYear) }
            if hijri.day == 9 { occasions.append(.tasua) }
            if hijri.day == 10 { occasions.append(.ashura) }
        case .ramadan:
            occasions.append(.ramadan)
            if hijri.day >= 21 { occasions.append(.lastTenOfRamadan) }
        case .shawwal:
            occasions.append(hijri.day == 1 ? .eidAlFitr : .sixOfShawwal)
        case .dhuAlHijjah:
            if hijri.day <= 10 { occasions.append(.firstTenOfDhuAlHijjah) }
            if hijri.day == 9 { occasions.append(.arafah) }
            if hijri.day == 10 { occasions.append(.eidAlAdha) }
            if (11...13).contains(hijri.day) { occasions.append(.tashreeq) }
        default: break
        }
        if (13...15).contains(hijri.day) { occasions.append(.whiteDay) }
        switch weekday {
        case .monday: occasions.append(.monday)
        case .thursday: occasions.append(.thursday)
        case .friday: occasions.append(.jummah)
        default: break
        }
        return occasions
    }

    private static func fasting(_ occasions: [Occasion]) -> Fasting {
        for occasion in occasions {
            switch occasion {
            case .eidAlFitr, .eidAlAdha, .tashreeq: return .notObserved(occasion)
            case .ramadan: return .ramadan
            default: break
            }
        }
        let reasons = occasions.filter { $0.recommendsFasting }
        return reasons.isEmpty ? .ordinary : .recommended(reasons)
    }
}
