import ArgumentParser

/// `wird course …`.
struct CourseGroup: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "course", abstract: "The Quran course: your own, and what its rules make of one in a file.",
            shouldDisplay: ShownAreas.contain("course"),
            subcommands: [
                CourseStatusCommand.self, CourseDemoCommand.self, CourseStateCommand.self, CourseQueueCommand.self,
                CourseCheckCommand.self, CourseImportCommand.self, CourseExportCommand.self,
            ])
    }
}
