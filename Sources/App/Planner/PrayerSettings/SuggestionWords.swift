import Interface
import Planner

/// The name and appearance of a suggestion.
struct SuggestionWords {
    let name: String
    let emoji: String
    /// A sentence that goes with it; empty if there is none.
    let note: String
    /// The class that styles it: `nafl`, `qiyam`, `meal`, `tarawih`, `way`.
    let look: String
    let isCheckable: Bool
    let isNafl: Bool

    init(_ suggestion: Suggestion, _ context: RequestContext) {
        let strings = context.strings
        if let type = context.bundle.nawafil.type(suggestion.id) {
            name = type.name(in: strings.language.code)
            emoji = type.emoji
            note = type.note(in: strings.language.code)
            if case .lastThird = type.rule { look = "qiyam" } else { look = "nafl" }
            isCheckable = type.isCheckable
            isNafl = true
            return
        }
        name = strings[key: "suggestion.\(suggestion.id)"]
        switch suggestion.id {
        case Suggestion.suhoor: (emoji, look) = ("🍽️", "meal")
        case Suggestion.iftar: (emoji, look) = ("🥤", "meal")
        case Suggestion.tarawih: (emoji, look) = ("🕌✨", "tarawih")
        default: (emoji, look) = ("🚶", "way")
        }
        note = ""
        isCheckable = false
        isNafl = suggestion.id == Suggestion.tarawih
    }
}
