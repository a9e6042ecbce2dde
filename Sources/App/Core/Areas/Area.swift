import Interface

/// An area of the product, with a place in the bar. The raw value names its colours and identifies it in scripts.
///
/// A new area is a new case: every `switch` over it then shows what is still missing.
enum Area: String, CaseIterable, Hashable, Sendable {
    /// The planner.
    case today
    case path
    case quran
    /// What belongs to the person: settings, data, help. It can't be hidden.
    case me

    /// The page that its place in the bar leads to.
    var front: Route {
        switch self {
        case .today: .planner(.today)
        case .path: .path(.home)
        case .quran: .quran(.home)
        case .me: .me(.home)
        }
    }

    /// Its name in the bar.
    var name: Phrase {
        switch self {
        case .today: .areaToday
        case .path: .areaPath
        case .quran: .areaQuran
        case .me: .areaMe
        }
    }

    var icon: Icon {
        switch self {
        case .today: .today
        case .path: .path
        case .quran: .quran
        case .me: .me
        }
    }

    /// The setting that shows or hides it, or `nil` if it always shows.
    var field: FieldName? {
        switch self {
        case .today: .showsToday
        case .path: .showsPath
        case .quran: .showsQuran
        case .me: nil
        }
    }

    /// What is hidden together with it.
    var brief: Phrase { Phrase("settings.areas." + rawValue) }
}
