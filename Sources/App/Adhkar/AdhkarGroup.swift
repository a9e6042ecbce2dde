/// The occasion on which adhkar are said. The raw value is the last part of the group's path.
enum AdhkarGroup: String, CaseIterable, Hashable, Sendable {
    case morning
    case evening
    /// After each of the five prayers.
    case prayer
    case sleep
}
