import Almanac

/// A question or suggestion of the path. Only one is shown at a time, and each only once. The raw value is its name in
/// records and texts.
public enum PathPrompt: String, CaseIterable, Hashable, Sendable {
    /// Show fewer essentials, take a week of rest, or answer the questions about pace and tracking again.
    case overwhelm
    /// Mark a missed day that mercy can cover.
    case mercy
    /// Use a lighter plan.
    case lighter
    /// Confirm that the intention is still the same.
    case refresh
    /// A single reminder inside the app, after reminders were switched off.
    case reminderCard = "reminder-card"
}
