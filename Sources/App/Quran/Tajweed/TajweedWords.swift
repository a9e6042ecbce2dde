import Interface
import Quran

/// What a page says of a rule at a letter: its name, why it holds there, how it sounds. The texts are the guide's, brought
/// when they are asked for.
struct TajweedWords: Sendable {
    let guide: Guide

    /// The rule's name.
    func name(_ rule: TajweedRule) -> String { guide["tajweed.name." + rule.rawValue] }

    /// How it sounds.
    func sound(_ rule: TajweedRule) -> String { guide["tajweed.sound." + rule.rawValue] }

    /// Why it holds at its place, with the letters concerned.
    func why(_ reason: TajweedReason) -> String {
        guide(
            "tajweed.why." + reason.cause.rawValue, .text("letter", Self.letter(reason.letter)),
            .text("other", Self.letter(reason.other)))
    }

    /// A category's line in the legend.
    func legend(_ category: TajweedCategory) -> String { guide["tajweed.legend." + category.id] }

    /// What a letter's colour and the line beside it tell, above the legend.
    var lead: String { guide["tajweed.lead"] }

    /// The heading of the rules without a colour.
    var plain: String { guide["tajweed.plain"] }

    /// That a page guides and has heard nothing.
    var guidance: String { guide["tajweed.guidance"] }

    private static func letter(_ code: UInt32) -> String {
        guard code > 0, let scalar = Unicode.Scalar(code) else { return "" }
        return String(Character(scalar))
    }
}
