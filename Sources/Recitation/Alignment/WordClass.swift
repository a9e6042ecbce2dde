/// What became of a word of the passage, or of a word that was heard.
public enum WordClass: UInt8, CaseIterable, Hashable, Sendable {
    /// It was recited.
    case correct
    /// Another word stands in its place.
    case wrong
    /// It was left out.
    case skipped
    /// It isn't in the text at its place.
    case extra
    /// It was recited before and again.
    case repeated
    /// A broken off word or a sound of hesitating.
    case hesitation
    /// It hasn't been reached.
    case waiting

    /// The letter by which tables name it.
    public var letter: String {
        switch self {
        case .correct: "c"
        case .wrong: "w"
        case .skipped: "s"
        case .extra: "x"
        case .repeated: "r"
        case .hesitation: "h"
        case .waiting: "-"
        }
    }
}
