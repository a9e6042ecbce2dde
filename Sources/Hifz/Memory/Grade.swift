/// How a review went, as the person says it. Everything but ``again`` is a pass.
public enum Grade: Int, CaseIterable, Comparable, Sendable {
    /// It had to be prompted or looked up.
    case again = 1
    /// Recalled with effort: a pause, or a slip corrected by oneself.
    case hard
    case good
    /// Recalled without thinking.
    case easy

    /// The name in files and for programs.
    public var name: String {
        switch self {
        case .again: "again"
        case .hard: "hard"
        case .good: "good"
        case .easy: "easy"
        }
    }

    /// Finds a grade by its name.
    public init?(name: String) {
        guard let grade = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = grade
    }

    public static func < (a: Grade, b: Grade) -> Bool { a.rawValue < b.rawValue }
}
