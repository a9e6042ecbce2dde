import Planner
import Records

/// What task forms do to series: make one of a task, change several days of one, delete them.
///
/// Functions, so that a module without them is linked without what only they use: a browser's worker begins with such a one.
struct SeriesHandlers: Sendable {
    /// Makes a series of a new task or of one that stood alone; `nil` where the form doesn't say that it repeats.
    let create:
        @Sendable (TaskHandlers, PlannedTask, When, _ old: PlannedTask?, IdempotencyKey, inout ChangeSet)
            throws(NeedsData)
            -> Applied?
    /// Changes a series as the edit of one of its days asks; `nil` where the edit is for that day alone.
    let edit:
        @Sendable (TaskHandlers, PlannedTask, FormFields, IdempotencyKey, inout ChangeSet) throws(NeedsData) -> Applied?
    /// Deletes days of a series; `nil` where only one day or a single task is meant.
    let delete: @Sendable (TaskHandlers, PlannedTask, IdempotencyKey, inout ChangeSet) throws(NeedsData) -> Applied?

    /// All of it, done.
    static var whole: SeriesHandlers {
        SeriesHandlers(
            create: { commands, task, when, old, operation, changeSet throws(NeedsData) in
                try commands.createSeries(task, when, from: old, operation, &changeSet)
            },
            edit: { commands, old, form, operation, changeSet throws(NeedsData) in
                try commands.editSeries(old, form, operation, &changeSet)
            },
            delete: { commands, old, operation, changeSet throws(NeedsData) in
                try commands.deleteSeries(old, operation, &changeSet)
            })
    }

    /// None of it: what is for a series is the whole app's to do.
    static var elsewhere: SeriesHandlers {
        SeriesHandlers(
            create: { commands, _, _, _, _, _ throws(NeedsData) in
                guard (commands.form[.repeats] ?? "").isEmpty else { throw .elsewhere }
                return nil
            },
            edit: { _, old, _, _, _ throws(NeedsData) in
                guard old.series == nil else { throw .elsewhere }
                return nil
            },
            delete: { commands, old, _, _ throws(NeedsData) in
                let extent = commands.form[.which].flatMap { SeriesExtent(rawValue: $0) } ?? .this
                guard old.series == nil || extent == .this else { throw .elsewhere }
                return nil
            })
    }
}
