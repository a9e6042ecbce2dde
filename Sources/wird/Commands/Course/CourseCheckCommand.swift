import ArgumentParser
import Course
import Records

/// `wird course check`: whether a course in a file can be used, and where not.
struct CourseCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Say whether a course in a file can be used, and if not, where and why.")

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp("A file, or - for standard input.", valueName: "file|-"))
    var file: String

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let course = try CourseSource(file, installation).course()
        let counts: [(String, Int)] = [
            ("levels", course.curriculum.levels.count), ("cohorts", course.curriculum.cohorts.count),
            ("people", course.curriculum.people.count), ("enrolments", course.enrolments.count),
            ("events", course.log.events.count),
        ]
        var json = JSONObject()
        for (name, count) in counts { json[name] = .int(Int64(count)) }
        let lines = counts.map { name, count in
            terminal.word("course.holds.\(name)", ["count": terminal.digits("\(count)")])
        }
        terminal.show([terminal.word("course.good")] + lines, json: .object(json))
    }
}
