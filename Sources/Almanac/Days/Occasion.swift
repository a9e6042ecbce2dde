/// What is special about a day.
public enum Occasion: Int, CaseIterable, Hashable, Sendable {
    /// The first day of a Hijri year, 1 Muharram.
    case newYear
    /// 9 Muharram, the day before Ashura.
    case tasua
    /// 10 Muharram.
    case ashura
    /// A day of Ramadan.
    case ramadan
    /// A day of Ramadan from the 21st on.
    case lastTenOfRamadan
    /// 1 Shawwal.
    case eidAlFitr
    /// A day of Shawwal after Eid. Any six of them are fasted.
    case sixOfShawwal
    /// 1 to 10 Dhu al-Hijjah.
    case firstTenOfDhuAlHijjah
    /// 9 Dhu al-Hijjah.
    case arafah
    /// 10 Dhu al-Hijjah.
    case eidAlAdha
    /// 11 to 13 Dhu al-Hijjah.
    case tashreeq
    /// The 13th, 14th and 15th of a month, al-ayyam al-bid.
    case whiteDay
    case monday
    case thursday
    /// Friday, the day of the congregation.
    case jummah

    /// The short name in answers for programs and in the keys of the locales, for example `eid-al-fitr`.
    public var identifier: String {
        switch self {
        case .newYear: "new-year"
        case .tasua: "tasua"
        case .ashura: "ashura"
        case .ramadan: "ramadan"
        case .lastTenOfRamadan: "last-ten"
        case .eidAlFitr: "eid-al-fitr"
        case .sixOfShawwal: "six-of-shawwal"
        case .firstTenOfDhuAlHijjah: "first-ten"
        case .arafah: "arafah"
        case .eidAlAdha: "eid-al-adha"
        case .tashreeq: "tashreeq"
        case .whiteDay: "white-day"
        case .monday: "monday"
        case .thursday: "thursday"
        case .jummah: "jummah"
        }
    }

    /// Whether it occurs every week. Calendars of a year leave such occasions out.
    public var isWeekly: Bool { self == .monday || self == .thursday || self == .jummah }
}

extension Occasion: Comparable {
    public static func < (a: Occasion, b: Occasion) -> Bool { a.rawValue < b.rawValue }
}
