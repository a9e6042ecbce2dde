extension DayResolution {
    /// The name for programs, for example `nearest-latitude`.
    public var identifier: String {
        switch self {
        case .none: "none"
        case .nearestLatitude: "nearest-latitude"
        case .nearestDay: "nearest-day"
        case .evenDay: "even-day"
        }
    }
}

extension ResolutionCause {
    /// The name for programs, for example `sunStaysUp`; `nil` if there was no substitute.
    public var identifier: String? {
        switch self {
        case .none: nil
        case .chosen: "chosen"
        case .sunStaysUp: "sunStaysUp"
        case .sunStaysDown: "sunStaysDown"
        case .shortNight: "shortNight"
        case .tooClose: "tooClose"
        case .angleMissed: "angleMissed"
        case .distantDate: "distantDate"
        }
    }
}
