/// How a person feels about tracking themselves (question 6). The raw value is the name in records.
public enum TrackingFeeling: String, CaseIterable, Hashable, Sendable {
    case motivating
    case sometimesHeavy = "sometimes_heavy"
    case preferMinimal = "prefer_minimal"

    /// Whether it calls for few numbers, more reflection and softer reminders (WP-025).
    public var isHeavy: Bool { self != .motivating }
}
