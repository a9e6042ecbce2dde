import Interface

/// What an access token lets its holder do. The raw value is the name in forms, records and JSON.
enum AccessScope: String, CaseIterable, Hashable, Sendable {
    /// Reads everything that the app shows.
    case read
    /// Creates, changes and answers tasks and reminders.
    case tasks
    /// Sees the widgets, and notes voluntary prayers from them.
    case widgets
    /// Subscribes to the calendar.
    case feed

    /// Its name on the page of tokens.
    var label: Phrase { Phrase("tokens.scope." + rawValue) }

    /// A sentence that says what it is for.
    var hint: Phrase { Phrase("tokens.scope." + rawValue + ".hint") }
}
