/// How regular a person considers their prayer and remembrance (question 1). The raw value is the name in records.
public enum Consistency: String, CaseIterable, Hashable, Sendable {
    case veryRegular = "very_regular"
    case sometimes
    case startStop = "start_stop"
    /// The person wants to start anew, with lighter essentials and more mercy.
    case freshStart = "fresh_start"
}
