/// The digits of numbers in the interface.
enum DigitChoice: String, CaseIterable, Hashable, Sendable {
    case arabic
    case latin
}

/// How clock times are written.
enum ClockChoice: String, CaseIterable, Hashable, Sendable {
    case twelve = "12"
    case twentyFour = "24"
}

/// Light, dark, or as the device is set.
enum ModeChoice: String, CaseIterable, Hashable, Sendable {
    case auto
    case light
    case dark
}

/// The day a week begins with.
enum WeekStartChoice: String, CaseIterable, Hashable, Sendable {
    case saturday
    case sunday
    case monday
}
