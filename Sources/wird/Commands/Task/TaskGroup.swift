import ArgumentParser

/// `wird task …`.
struct TaskGroup: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "task", abstract: "Add, list, schedule and finish tasks.",
            shouldDisplay: ShownAreas.contain("today"),
            subcommands: [
                TaskAdd.self, TaskList.self, TaskSchedule.self, TaskUnschedule.self, TaskDone.self, TaskReopen.self,
                TaskDelete.self, TaskEdit.self, SeriesList.self,
            ])
    }
}
