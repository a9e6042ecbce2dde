/// The strength of the qalqalah of a letter.
public enum QalqalahDegree: String, CaseIterable, Hashable, Sendable {
    /// The letter is still, within the reading.
    case minor
    /// The letter becomes still at a stop.
    case major
    /// The letter is doubled, at a stop.
    case greatest

    /// Finds the degree for a cause; `nil` if the cause is not one of qalqalah.
    public init?(_ cause: TajweedCause) {
        switch cause {
        case .still: self = .minor
        case .stop: self = .major
        case .stopDoubled: self = .greatest
        default: return nil
        }
    }
}
