import Planner
import Records

/// What task forms do to series: make one of a task, change several days of one, delete them.
///
/// Functions, so that a module without them is linked without what only they use: a browser's worker begins with such a one.
struct SeriesCommands: Sendable {
    /// Makes a series of a new task or of one that stood alone; `nil` where the form doesn't say that it repeats.
    let create:
        @Sendable (TaskCommands, PlannedTask, When, _ old: PlannedTask?, Operation, inout Outbox) throws(Missing)
            -> Applied?
    /// Changes a series as the edit of one of its days asks; `nil` where the edit is for that day alone.
    let edit: @Sendable (TaskCommands, PlannedTask, FormFields, Operation, inout Outbox) throws(Missing) -> Applied?
    /// Deletes days of a series; `nil` where only one day or a single task is meant.
    let delete: @Sendable (TaskCommands, PlannedTask, Operation, inout Outbox) throws(Missing) -> Applied?

    /// All of it, done.
    static var whole: SeriesCommands {
        SeriesCommands(
            create: { commands, task, when, old, operation, outbox throws(Missing) in
                try commands.createSeries(task, when, from: old, operation, &outbox)
            },
            edit: { commands, old, form, operation, outbox throws(Missing) in
                try commands.editSeries(old, form, operation, &outbox)
            },
            delete: { commands, old, operation, outbox throws(Missing) in
                try commands.deleteSeries(old, operation, &outbox)
            })
    }

    /// None of it: what is for a series is the whole app's to do.
    static var elsewhere: SeriesCommands {
        SeriesCommands(
            create: { commands, _, _, _, _, _ throws(Missing) in
                guard (commands.form[.repeats] ?? "").isEmpty else { throw .elsewhere }
                return nil
            },
            edit: { _, old, _, _, _ throws(Missing) in
                guard old.series == nil else { throw .elsewhere }
                return nil
            },
            delete: { commands, old, _, _ throws(Missing) in
                let extent = commands.form[.which].flatMap { SeriesExtent(rawValue: $0) } ?? .this
                guard old.series == nil || extent == .this else { throw .elsewhere }
                return nil
            })
    }
}
