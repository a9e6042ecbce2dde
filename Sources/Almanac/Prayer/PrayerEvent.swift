/// The six moments of a day's timetable, in order: the five prayers, and the sunrise that ends Fajr.
public enum PrayerEvent: Int, CaseIterable, Hashable, Sendable {
    case fajr
    case sunrise
    case dhuhr
    case asr
    case maghrib
    case isha

    /// Whether it is the beginning of a prayer, which all but sunrise are.
    public var isPrayer: Bool { self != .sunrise }

    /// The name for programs, for example `fajr`.
    public var identifier: String {
        switch self {
        case .fajr: "fajr"
        case .sunrise: "sunrise"
        case .dhuhr: "dhuhr"
        case .asr: "asr"
        case .maghrib: "maghrib"
        case .isha: "isha"
        }
    }
}

extension PrayerEvent: Comparable {
    public static func < (a: PrayerEvent, b: PrayerEvent) -> Bool { a.rawValue < b.rawValue }
}
