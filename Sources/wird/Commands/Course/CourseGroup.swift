import ArgumentParser

/// `wird course …`.
struct CourseGroup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "course", abstract: "The Quran course: what its rules make of a course in a file.",
        subcommands: [CourseStateCommand.self, CourseQueueCommand.self, CourseCheckCommand.self])
}
