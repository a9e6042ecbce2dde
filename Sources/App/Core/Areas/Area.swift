import Interface

/// An area of the product: a place of the bar. The raw value names its colours and its place in scripts.
///
/// A new one is a case here: every `switch` over it then says what is still missing.
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

    /// What the bar calls it.
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

    /// The setting that shows or hides it; `nil` where it always shows.
    var field: FieldName? {
        switch self {
        case .today: .showsToday
        case .path: .showsPath
        case .quran: .showsQuran
        case .me: nil
        }
    }

    /// What goes with it where it is hidden.
    var brief: Phrase { Phrase("settings.areas." + rawValue) }
}
