/// A piece of a verse's text that is shown in one way.
public struct TajweedRun: Hashable, Sendable {
    /// The piece, scalar for scalar.
    public var text: String
    /// Where it begins: Unicode scalars from the line's beginning.
    public var start: Int
    /// Its category's place in ``TajweedConfig/categories``; `nil` where nothing is coloured.
    public var category: Int?
    /// The rule that gives it the colour, or where nothing is coloured the first rule to tell of; `nil` where there is none.
    public var rule: TajweedRule?
    /// Which of the spans the rule is: its place in the list the runs were cut by.
    public var span: Int?
}
