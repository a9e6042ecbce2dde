extension HighLatitudeReason {
    /// The name for programs, for example `angle-not-reached`; `nil` if the time is by the method's own rule.
    public var identifier: String? {
        switch self {
        case .none: nil
        case .angleNotReached: "angle-not-reached"
        case .angleTooFar: "angle-too-far"
        case .minutesFixed: "minutes-fixed"
        case .pastMiddle: "past-middle"
        }
    }
}
