/// What a minute of the timeline says of an element; the style sheet has a class for each hour and each minute of each.
enum MinuteClass: Sendable {
    /// Where it begins: `h11 m39`.
    case beginning
    /// How long it takes: `dh0 dm20`.
    case lasting
    /// What its upper edge stands for: `oh4 om51`.
    case origin

    /// What stands before the hours.
    var hours: StaticString {
        switch self {
        case .beginning: "h"
        case .lasting: "dh"
        case .origin: "oh"
        }
    }

    /// What stands before the minutes that are over.
    var minutes: StaticString {
        switch self {
        case .beginning: "m"
        case .lasting: "dm"
        case .origin: "om"
        }
    }
}
