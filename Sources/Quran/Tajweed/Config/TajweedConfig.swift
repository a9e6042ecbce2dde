/// How the rules of tajweed are shown, and how long they are held: `TajweedConfig.json`.
public struct TajweedConfig: Sendable {
    /// The categories of the legend, in its order.
    public var categories: [TajweedCategory]
    /// How many counts a rule may be held; rules without a length are missing.
    public var lengths: [(rule: TajweedRule, counts: [Int])]
    /// An ayah that shows each rule, in the order of the legend.
    public var samples: [(rule: TajweedRule, ayah: AyahReference)]

    /// A rule's place in ``categories``.
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

    /// Where in ``categories`` a rule's is; `nil` for a rule that has no colour.
    public func category(of rule: TajweedRule) -> Int? { places[rule] }

    /// How many counts a rule may be held, ascending; empty where it has no length.
    public func counts(of rule: TajweedRule) -> [Int] {
        for length in lengths where length.rule == rule { return length.counts }
        return []
    }

    /// The ayah that shows a rule.
    public func sample(of rule: TajweedRule) -> AyahReference? {
        for sample in samples where sample.rule == rule { return sample.ayah }
        return nil
    }
}
