import Almanac
import Planner
import Records

extension ChangeSet {
    /// Stores a new task.
    mutating func create(_ task: PlannedTask) {
        write { writer in writer.creation(of: task) }
    }

    /// Stores the differences between two states of a task, if there are any.
    mutating func change(from old: PlannedTask, to new: PlannedTask) {
        write { writer in writer.change(from: old, to: new) }
    }

    private mutating func write(_ make: (inout TaskWriter) -> Record?) {
        var writer = TaskWriter(
            clock: clock, now: now, generation: workspace.generation(of: .planner), scope: .planner)
        if let record = make(&writer) { append(record, clock: writer.clock) }
    }
}
