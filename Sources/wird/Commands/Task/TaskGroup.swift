import ArgumentParser

/// `wird task …`.
struct TaskGroup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "task", abstract: "Add, list, schedule and finish tasks.",
        subcommands: [
            TaskAdd.self, TaskList.self, TaskSchedule.self, TaskUnschedule.self, TaskDone.self, TaskReopen.self,
            TaskDelete.self, TaskEdit.self, SeriesList.self,
        ])
}
