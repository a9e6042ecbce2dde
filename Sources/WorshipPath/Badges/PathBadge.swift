/// The badges. Each is for reflection or return, and none for a count (WP-058). The raw value is the name in records
/// and in the keys of the texts.
public enum PathBadge: String, CaseIterable, Hashable, Sendable {
    /// The first week with a note of reflection is complete.
    case sincereWeek = "sincere-week"
    /// The questions about intention and pace were answered again.
    case intentionReviewed = "intention-reviewed"
    /// A day of mercy was taken deliberately.
    case consciousRest = "conscious-rest"
}
