import Planner

/// Checks the id of a reminder in a path: two or three parts, each like a task's id, separated by dots.
enum ReminderID {
    /// Returns the id if it is valid, otherwise `nil`.
    static func checked(_ text: Substring) -> String? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return nil }
        for part in parts where TaskID.checked(part) == nil { return nil }
        return String(text)
    }

    /// The task in a task's reminder, or `nil` for a prayer's.
    static func task(_ id: String) -> String? {
        let parts = id.split(separator: ".")
        return parts.count == 3 ? String(parts[1]) : nil
    }
}
