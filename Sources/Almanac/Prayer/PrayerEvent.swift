/// The six moments of a day's timetable, in their order: the five prayers and the sunrise that ends Fajr.
public enum PrayerEvent: Int, CaseIterable, Hashable, Sendable {
    case fajr
    case sunrise
    case dhuhr
    case asr
    case maghrib
    case isha

    /// Whether it is a prayer's beginning: all but sunrise.
    public var isPrayer: Bool { self != .sunrise }

    /// The name that programs know, `fajr`.
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
