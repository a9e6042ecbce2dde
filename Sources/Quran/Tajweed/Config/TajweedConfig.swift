/// How the rules of tajweed are shown, and how long they are held, from `TajweedConfig.json`.
public struct TajweedConfig: Sendable {
    /// The categories of the legend, in its order.
    public var categories: [TajweedCategory]
    /// How many counts a rule may be held. Rules without a length are missing.
    public var lengths: [(rule: TajweedRule, counts: [Int])]
    /// An ayah as an example of each rule, in the order of the legend.
    public var samples: [(rule: TajweedRule, ayah: AyahReference)]

    /// The indices of rules in ``categories``.
    private let places: [TajweedRule: Int]

    init(
        categories: [TajweedCategory], lengths: [(rule: TajweedRule, counts: [Int])],
        samples: [(rule: TajweedRule, ayah: AyahReference)]
    ) {
        self.categories = categories
        self.lengths = lengths
        self.samples = samples
        var places: [TajweedRule: Int] = [:]
        for (place, category) in categories.enumerated() {
            for rule in category.rules { places[rule] = place }
        }
        self.places = places
    }

    /// Returns the index in ``categories`` for a rule; `nil` for a rule without a colour.
    public func category(of rule: TajweedRule) -> Int? { places[rule] }

    /// Returns how many counts a rule may be held, ascending; empty if it has no length.
    public func counts(of rule: TajweedRule) -> [Int] {
        for length in lengths where length.rule == rule { return length.counts }
        return []
    }

    /// Returns an ayah as an example of a rule.
    public func sample(of rule: TajweedRule) -> AyahReference? {
        for sample in samples where sample.rule == rule { return sample.ayah }
        return nil
    }
}
