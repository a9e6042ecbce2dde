extension HighLatitudeReason {
    /// The name that programs know, `angle-not-reached`; `nil` where the method's own rule gave the time.
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
