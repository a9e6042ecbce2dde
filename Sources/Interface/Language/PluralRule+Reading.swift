import Records

extension PluralRule {
    /// Reads a rule: `{"one": "n = 1", "few": "n % 10 = 2..4 and n % 100 != 12..14"}`. Counts without a matching form
    /// are `other`.
    ///
    /// - Throws: ``PluralRuleError`` naming the form and what is wrong with it.
    public init(_ forms: JSONObject) throws(PluralRuleError) {
        var conditions: [Condition] = []
        for member in forms.members {
            guard let category = PluralCategory.allCases.first(where: { $0.name == member.name }) else {
                throw PluralRuleError(form: member.name, reason: "is no plural form")
            }
            guard category != .other else {
                throw PluralRuleError(form: "other", reason: "is what no other form takes")
            }
            guard case .string(let text) = member.value else {
                throw PluralRuleError(form: member.name, reason: "needs a text such as n = 1")
            }
            var reader = PluralRuleReader(text)
            guard let alternatives = reader.alternatives() else {
                throw PluralRuleError(form: member.name, reason: "“\(text)” is no rule such as n % 100 = 3..10")
            }
            conditions.append(Condition(category: category, alternatives: alternatives))
        }
        self.conditions = conditions
    }
}

/// An error in a plural rule.
public struct PluralRuleError: Error, Hashable, Sendable {
    /// The form with the error.
    public var form: String
    /// What is wrong, as part of a sentence.
    public var reason: String
}

/// Parses the text of a condition, word by word.
private struct PluralRuleReader {
    private var words: [String] = []
    private var position = 0

    init(_ text: String) {
        var word = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: " "): end(&word)
            case UInt8(ascii: "%"), UInt8(ascii: ","):
                end(&word)
                words.append(byte == UInt8(ascii: "%") ? "%" : ",")
            default: word.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        end(&word)
    }

    private mutating func end(_ word: inout String) {
        if !word.isEmpty { words.append(word) }
        word = ""
    }

    /// Parses the whole text; `nil` if it is malformed.
    mutating func alternatives() -> [[PluralRule.Relation]]? {
        var alternatives: [[PluralRule.Relation]] = []
        repeat {
            var relations: [PluralRule.Relation] = []
            repeat {
                guard let relation = relation() else { return nil }
                relations.append(relation)
            } while take("and")
            alternatives.append(relations)
        } while take("or")
        return position == words.count ? alternatives : nil
    }

    private mutating func relation() -> PluralRule.Relation? {
        guard let operand = next(), Self.operands.contains(operand) else { return nil }
        var modulus: UInt64?
        if take("%") {
            guard let number = next().flatMap({ UInt64($0) }), number > 0 else { return nil }
            modulus = number
        }
        let isEqual = take("=")
        guard isEqual || take("!=") else { return nil }
        var ranges: [ClosedRange<UInt64>] = []
        repeat {
            guard let range = next().flatMap({ Self.range($0) }) else { return nil }
            ranges.append(range)
        } while take(",")
        return PluralRule.Relation(
            isNumber: operand == "n" || operand == "i", modulus: modulus, isEqual: isEqual, ranges: ranges)
    }

    /// The number, its integer part, and the operands for its fraction and exponent.
    private static let operands = ["n", "i", "v", "w", "f", "t", "c", "e"]

    /// Parses `3` or `3..10`.
    private static func range(_ word: String) -> ClosedRange<UInt64>? {
        let parts = word.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 1 || parts.count == 3 && parts[1].isEmpty else { return nil }
        guard let first = UInt64(Substring(parts[0])), let last = UInt64(Substring(parts[parts.count - 1])),
            first <= last
        else { return nil }
        return first...last
    }

    private mutating func next() -> String? {
        guard position < words.count else { return nil }
        position += 1
        return words[position - 1]
    }

    private mutating func take(_ word: String) -> Bool {
        guard position < words.count, words[position] == word else { return false }
        position += 1
        return true
    }
}
