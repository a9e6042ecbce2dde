/// The rule for the plural form of a whole number in a language, given in `Locales/registry.json` in the syntax of the
/// Unicode CLDR (Unicode Technical Standard #35, part 3, "Plural rules syntax").
public struct PluralRule: Sendable, Hashable {
    /// `n % 100 = 3..10`, or its negation.
    struct Relation: Sendable, Hashable {
        /// Whether the operand is the number itself. The other operands concern fractions, and are 0 for a whole
        /// number.
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

    /// A form with its condition, which holds if all relations of one of the alternatives do.
    struct Condition: Sendable, Hashable {
        var category: PluralCategory
        var alternatives: [[Relation]]

        func holds(for number: UInt64) -> Bool {
            alternatives.contains { relations in relations.allSatisfy { $0.holds(for: number) } }
        }
    }

    /// The conditions, in the order in which they are tried.
    let conditions: [Condition]

    /// The forms that a catalogue must have.
    public var categories: [PluralCategory] {
        PluralCategory.allCases.filter { category in
            category == .other || conditions.contains { $0.category == category }
        }
    }

    /// Returns the form for a count. A negative count has the form of its magnitude.
    public func category(of count: Int64) -> PluralCategory {
        let number = count.magnitude
        for condition in conditions where condition.holds(for: number) { return condition.category }
        return .other
    }
}

/// The forms of a word for different counts (Unicode CLDR, "Plural Rules").
public enum PluralCategory: Int, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// The name in the catalogues.
    public var name: String {
        switch self {
        case .zero: "zero"
        case .one: "one"
        case .two: "two"
        case .few: "few"
        case .many: "many"
        case .other: "other"
        }
    }
}
