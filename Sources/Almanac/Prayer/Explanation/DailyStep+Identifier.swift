extension DailyStep {
    /// The name for programs, for example `rule-changed`; `nil` for a usual step.
    public var identifier: String? {
        switch self {
        case .usual: nil
        case .ruleChanged: "rule-changed"
        case .shallowSun: "shallow-sun"
        }
    }
}
