/// What a minute of the timeline means for an element. The stylesheet has a class for each hour and each minute of each
/// case.
enum MinuteClass: Sendable {
    /// The start: `h11 m39`.
    case beginning
    /// The length: `dh0 dm20`.
    case lasting
    /// The minute at the upper edge: `oh4 om51`.
    case origin

    /// The prefix of the hours.
    var hours: StaticString {
        switch self {
        case .beginning: "h"
        case .lasting: "dh"
        case .origin: "oh"
        }
    }

    /// The prefix of the remaining minutes.
    var minutes: StaticString {
        switch self {
        case .beginning: "m"
        case .lasting: "dm"
        case .origin: "om"
        }
    }
}
