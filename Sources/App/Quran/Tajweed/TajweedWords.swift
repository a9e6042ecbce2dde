import Interface
import Quran

/// The texts about a rule at a letter: its name, why it applies there, and how it sounds. They are the guide's, loaded
/// when they are asked for.
struct TajweedWords: Sendable {
    let guide: Guide

    /// The rule's name.
    func name(_ rule: TajweedRule) -> String { guide["tajweed.name." + rule.rawValue] }

    /// How the rule sounds.
    func sound(_ rule: TajweedRule) -> String { guide["tajweed.sound." + rule.rawValue] }

    /// Why the rule applies at its place, with the letters concerned.
    func why(_ reason: TajweedReason) -> String {
        guide(
            "tajweed.why." + reason.cause.rawValue, .text("letter", Self.letter(reason.letter)),
            .text("other", Self.letter(reason.other)))
    }

    /// The line of a category in the legend.
    func legend(_ category: TajweedCategory) -> String { guide["tajweed.legend." + category.id] }

    /// The text above the legend that explains a letter's colour and the line beside it.
    var lead: String { guide["tajweed.lead"] }

    /// The heading of the rules without a colour.
    var plain: String { guide["tajweed.plain"] }

    /// The note that a page gives guidance but can't hear the recitation.
    var guidance: String { guide["tajweed.guidance"] }

    private static func letter(_ code: UInt32) -> String {
        guard code > 0, let scalar = Unicode.Scalar(code) else { return "" }
        return String(Character(scalar))
    }
}
