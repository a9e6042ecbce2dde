/// The profile's pages (QF-017). The raw value is the last part of the path.
enum CoursePage: String, CaseIterable, Hashable, Sendable {
    case details
    case billing
    case history
    case notifications
    case font
    case display
    case help
    case resources
    case about
}
