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

/// An entry of the legend: rules that share a colour and a sign.
public struct TajweedCategory: Sendable {
    /// Lower-case letters and hyphens. It is also the end of the class name in stylesheets.
    public var id: String
    /// `#RRGGBB` on light pages, the colour that was specified.
    public var light: String
    /// The colour on dark pages.
    public var dark: String
    /// The colour on sepia pages.
    public var sepia: String
    /// The colours of a palette with a contrast of at least 4.5 to 1 (WCAG 2.2 AA).
    public var accessible: TajweedColours
    /// The sign that marks it in addition to its colour.
    public var sign: TajweedSign
    /// The rules of the category.
    public var rules: [TajweedRule]
}

/// A category's colour on each kind of page, as `#RRGGBB`.
public struct TajweedColours: Hashable, Sendable {
    public var light: String
    public var dark: String
    public var sepia: String

    public init(light: String, dark: String, sepia: String) {
        self.light = light
        self.dark = dark
        self.sepia = sepia
    }
}

/// A line at a letter that identifies a category without its colour (register K65), by its position and style.
public enum TajweedSign: String, CaseIterable, Hashable, Sendable {
    case underSolid = "under-solid"
    case underDouble = "under-double"
    case underDotted = "under-dotted"
    case underDashed = "under-dashed"
    case underWavy = "under-wavy"
    case overSolid = "over-solid"
    case overDouble = "over-double"
    case overDotted = "over-dotted"
    case overDashed = "over-dashed"
    case overWavy = "over-wavy"
}
