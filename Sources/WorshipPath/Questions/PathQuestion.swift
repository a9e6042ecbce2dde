/// One of the seven questions, in order. The raw value is its name in URLs and in the keys of the texts.
public enum PathQuestion: String, CaseIterable, Hashable, Sendable {
    case consistency
    case time
    case intention
    case areas
    case pace
    case tracking
    case context

    /// Whether several choices can be selected.
    public var takesSeveral: Bool { self == .areas }

    /// The names of its choices, in order.
    public var choices: [String] {
        // A copy in another module would name its arrays in a different order (Scripts/worker-arrays).
        @export(interface)
        get {
            switch self {
            case .consistency: Consistency.allCases.map { $0.rawValue }
            case .time: TimeAvailability.allCases.map { $0.rawValue }
            case .intention: PrimaryIntention.allCases.map { $0.rawValue }
            case .areas: WorshipArea.allCases.map { $0.rawValue }
            case .pace: Pace.allCases.map { $0.rawValue }
            case .tracking: TrackingFeeling.allCases.map { $0.rawValue }
            case .context: LifeContext.allCases.map { $0.rawValue }
            }
        }
    }
}
