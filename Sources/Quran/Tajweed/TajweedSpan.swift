/// A rule at its place in a line of text.
public struct TajweedSpan: Hashable, Sendable {
    public let rule: TajweedRule
    /// Where it begins: Unicode scalars from the line's beginning.
    public let start: Int
    /// Where it ends, exclusive.
    public let end: Int
    public let reason: TajweedReason

    public init(_ rule: TajweedRule, _ start: Int, _ end: Int, _ reason: TajweedReason) {
        self.rule = rule
        self.start = start
        self.end = end
        self.reason = reason
    }

    /// How strongly a letter of qalqalah is set free; `nil` for every other rule.
    public var degree: QalqalahDegree? { rule == .qalqalah ? QalqalahDegree(reason.cause) : nil }
}
