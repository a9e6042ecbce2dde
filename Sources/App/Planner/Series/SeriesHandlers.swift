import Planner
import Records

/// The actions of task forms on series: making one from a task, changing several days of one, and deleting them.
///
/// They are functions, so that a module without them is linked without the code that only they use; a browser's worker
/// starts with such a module.
struct SeriesHandlers: Sendable {
    /// Makes a series of a new task or of a single one; returns `nil` if the form doesn't ask for repetition.
    let create:
        @Sendable (TaskHandlers, PlannedTask, When, _ old: PlannedTask?, IdempotencyKey, inout ChangeSet)
            throws(NeedsData)
            -> Applied?
    /// Changes a series as the edit of one of its days asks; returns `nil` if the edit is for that day only.
    let edit:
        @Sendable (TaskHandlers, PlannedTask, FormFields, IdempotencyKey, inout ChangeSet) throws(NeedsData) -> Applied?
    /// Deletes days of a series; returns `nil` if only one day or a single task is meant.
    let delete: @Sendable (TaskHandlers, PlannedTask, IdempotencyKey, inout ChangeSet) throws(NeedsData) -> Applied?

    /// The handlers that do all of it.
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

    /// The handlers that do none of it, and leave series to the whole app.
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

/// The days of a series that a change is for. The raw value is what forms send.
enum SeriesExtent: String, CaseIterable, Sendable {
    /// Only this day.
    case this
    /// This day and those after it.
    case following
    /// Every day.
    case all
}
