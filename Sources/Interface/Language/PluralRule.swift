/// Which plural form a language uses with a whole number, as its line in `Locales/registry.json` says it in the words
/// of the Unicode CLDR (Unicode Technical Standard #35, part 3, "Plural rules syntax").
public struct PluralRule: Sendable, Hashable {
    /// `n % 100 = 3..10`, or its opposite.
    struct Relation: Sendable, Hashable {
        /// Whether the number itself is meant. The other operands tell of fractions, and are 0 for a whole number.
        var isNumber: Bool
        var modulus: UInt64?
        var isEqual: Bool
        var ranges: [ClosedRange<UInt64>]

        func holds(for number: UInt64) -> Bool {
            var value = isNumber ? number : 0
            if let modulus { value %= modulus }
            return ranges.contains { $0.contains(value) } == isEqual
        }
    }

    /// A form, and when it is used: where all relations of one of the alternatives hold.
    struct Condition: Sendable, Hashable {
        var category: PluralCategory
        var alternatives: [[Relation]]

        func holds(for number: UInt64) -> Bool {
            alternatives.contains { relations in relations.allSatisfy { $0.holds(for: number) } }
        }
    }

    /// In the order in which they are tried.
    let conditions: [Condition]

    /// The forms a catalogue must give.
    public var categories: [PluralCategory] {
        PluralCategory.allCases.filter { category in
            category == .other || conditions.contains { $0.category == category }
        }
    }

    /// The form for a count; a negative one counts as its magnitude.
    public func category(of count: Int64) -> PluralCategory {
        let number = count.magnitude
        for condition in conditions where condition.holds(for: number) { return condition.category }
        return .other
    }
}
