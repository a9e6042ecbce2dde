import Planner

/// Checks what a path names as a reminder: two or three parts like a task's id, with dots between.
enum ReminderID {
    /// The id when it is one; else `nil`.
    static func checked(_ text: Substring) -> String? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return nil }
        for part in parts where TaskID.checked(part) == nil { return nil }
        return String(text)
    }

    /// The task that a task's reminder names; `nil` for a prayer's.
    static func task(_ id: String) -> String? {
        let parts = id.split(separator: ".")
        return parts.count == 3 ? String(parts[1]) : nil
    }
}
