/// How much of a day a person can give (question 2). The raw value is the name in records.
public enum TimeAvailability: String, CaseIterable, Hashable, Sendable {
    case veryLittle = "very_little_5_10"
    case medium = "medium_15_30"
    case more = "more_30_plus"
    case varies
}
