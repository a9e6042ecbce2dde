import Almanac

/// What the path asks a person, one thing at a time and each once. The raw value is its name in records and texts.
public enum PathPrompt: String, CaseIterable, Hashable, Sendable {
    /// Fewer essentials in sight, a week of rest, or the questions about pace and tracking.
    case overwhelm
    /// A missed day that mercy can cover.
    case mercy
    /// A lighter plan.
    case lighter
    /// Whether the intention is still the same.
    case refresh
    /// One reminder inside the app, after reminders were switched off.
    case reminderCard = "reminder-card"
}
