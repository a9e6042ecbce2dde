/// What a form can do to one task. The raw value is the last part of the path.
enum TaskAction: String, CaseIterable, Hashable, Sendable {
    case complete
    case reopen
    case delete
    case restore
    case schedule
    case unschedule
    case move
    case resize
    case duplicate
    /// Gives an overdue task more time.
    case extend
    /// Moves a task to the next free time.
    case next
    /// Divides a task around the prayer that it would overlap.
    case split
}
