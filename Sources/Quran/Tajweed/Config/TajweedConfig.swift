/// How the rules of tajweed are shown, and how long they are held: `TajweedConfig.json`.
public struct TajweedConfig: Sendable {
    /// The categories of the legend, in its order.
    public var categories: [TajweedCategory]
    /// How many counts a rule may be held; rules without a length are missing.
    public var lengths: [(rule: TajweedRule, counts: [Int])]

    private let places: [Int?]

    init(categories: [TajweedCategory], lengths: [(rule: TajweedRule, counts: [Int])]) {
        self.categories = categories
        self.lengths = lengths
        places = TajweedRule.allCases.map { rule in categories.firstIndex { $0.rules.contains(rule) } }
    }

    /// Where in ``categories`` a rule's is; `nil` for a rule that has no colour.
    public func category(of rule: TajweedRule) -> Int? {
        TajweedRule.allCases.firstIndex(of: rule).flatMap { places[$0] }
    }

    /// How many counts a rule may be held, ascending; empty where it has no length.
    public func counts(of rule: TajweedRule) -> [Int] {
        for length in lengths where length.rule == rule { return length.counts }
        return []
    }
}
