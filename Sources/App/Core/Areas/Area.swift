import Interface

/// An area of the product, with a place in the bar. The raw value names its colours and identifies it in scripts.
///
/// A new area is a new case: every `switch` over it then shows what is still missing.
enum Area: String, CaseIterable, Hashable, Sendable {
    /// The planner.
    case today
    case path
    case quran
    /// A course of reading with a coach, week by week.
    case course
    /// What several people share. It is shown once the person wants it.
    case lists
    /// What belongs to the person: settings, data, help. It can't be hidden.
    case me

    /// The page that its place in the bar leads to.
    var front: Route {
        switch self {
        case .today: .planner(.today)
        case .path: .path(.home)
        case .quran: .quran(.home)
        case .course: .course(.today)
        case .lists: .shared(.home)
        case .me: .me(.home)
        }
    }

    /// Its name in the bar.
    var name: Phrase {
        switch self {
        case .today: .areaToday
        case .path: .areaPath
        case .quran: .areaQuran
        case .course: .areaCourse
        case .lists: .areaLists
        case .me: .areaMe
        }
    }

    var icon: Icon {
        switch self {
        case .today: .today
        case .path: .path
        case .quran: .quran
        case .course: .course
        case .lists: .errands
        case .me: .me
        }
    }

    /// The setting that shows or hides it, or `nil` if it always shows.
    var field: FieldName? {
        switch self {
        case .today: .showsToday
        case .path: .showsPath
        case .quran: .showsQuran
        case .course: .showsCourse
        case .lists: .showsLists
        case .me: nil
        }
    }

    /// Whether it is shown to somebody who has not chosen. Lists take a second person, so they wait to be asked for.
    var isShownAtFirst: Bool {
        switch self {
        case .today, .path, .quran, .course, .me: true
        case .lists: false
        }
    }

    /// What is hidden together with it.
    var brief: Phrase { Phrase("settings.areas." + rawValue) }
}
