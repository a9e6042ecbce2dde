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
    /// Gives a task that runs late more time.
    case extend
    /// Puts a task at the next time that is free.
    case next
    /// Divides a task around the prayer that it would reach into.
    case split
}
