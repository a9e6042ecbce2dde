/// A rule with its range in a line of text.
public struct TajweedSpan: Hashable, Sendable {
    public let rule: TajweedRule
    /// Its start, in Unicode scalars from the beginning of the line.
    public let start: Int
    /// Its end, exclusive.
    public let end: Int
    public let reason: TajweedReason

    public init(_ rule: TajweedRule, _ start: Int, _ end: Int, _ reason: TajweedReason) {
        self.rule = rule
        self.start = start
        self.end = end
        self.reason = reason
    }

    /// The strength of qalqalah; `nil` for any other rule.
    public var degree: QalqalahDegree? { rule == .qalqalah ? QalqalahDegree(reason.cause) : nil }
}
