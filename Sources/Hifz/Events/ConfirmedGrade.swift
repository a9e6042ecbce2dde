/// The grade that the person gave a review. A check by a machine only suggests one, and nothing is graded by it alone.
public struct ConfirmedGrade: Hashable, Sendable {
    public var grade: Grade
    /// What facts suggested, where there were any.
    public var suggested: Grade?

    public init(_ grade: Grade, suggested: Grade? = nil) {
        self.grade = grade
        self.suggested = suggested
    }
}
