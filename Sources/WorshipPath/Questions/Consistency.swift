/// How regular a person finds their prayer and remembrance (question 1). The raw value is the name in records.
public enum Consistency: String, CaseIterable, Hashable, Sendable {
    case veryRegular = "very_regular"
    case sometimes
    case startStop = "start_stop"
    /// Wants to begin anew: lighter essentials, more mercy.
    case freshStart = "fresh_start"
}
