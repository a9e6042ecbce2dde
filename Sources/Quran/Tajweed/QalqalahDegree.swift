/// How strongly a letter of qalqalah is set free.
public enum QalqalahDegree: String, CaseIterable, Hashable, Sendable {
    /// Still in the midst of reading.
    case minor
    /// Made still by a stop.
    case major
    /// Doubled, at a stop.
    case greatest

    /// The degree that a reason tells of; `nil` where it is none of qalqalah's.
    public init?(_ cause: TajweedCause) {
        switch cause {
        case .still: self = .minor
        case .stop: self = .major
        case .stopDoubled: self = .greatest
        default: return nil
        }
    }
}
