/// What a person's days are like (question 7). The raw value is the name in records.
public enum LifeContext: String, CaseIterable, Hashable, Sendable {
    case busyParent = "busy_parent"
    case student
    case traveler
    /// Nothing to be taken into account.
    case none
}
