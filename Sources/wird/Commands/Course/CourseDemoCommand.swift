import ArgumentParser
import Records

/// `wird course demo`: begins the sample course, which one walks alone with a clock that can be moved, or makes a school to
/// try.
struct CourseDemoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: "Begin the sample course, to walk it alone with a movable clock.")

    @OptionGroup var common: CommonOptions

    @Flag(help: "Make a school of several people on this server instead, with thirty students in every state.")
    var school = false

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        if school {
            let desk = try SchoolDesk(installation, making: true)
            let made = try desk.bring(try desk.sample())
            return terminal.show([CourseSchoolText.made(made, terminal)], json: made)
        }
        let client = try installation.client()
        _ = try client.post("/course/demo", ["step": "begin"])
        let state = try client.get("/course")
        let lines = [terminal.word("course.begun")] + CourseStateText(json: state, terminal: terminal).lines
        terminal.show(lines, json: state)
    }
}

/// What is said of the server's school.
enum CourseSchoolText {
    static func made(_ made: JSON, _ terminal: Terminal) -> String {
        terminal.word("course.schoolMade", figures(made, ["people", "events"], terminal))
    }

    static func status(_ status: JSON, _ terminal: Terminal) -> String {
        var values = figures(status, ["students", "coaches"], terminal)
        values["waiting"] = terminal.digits("\(status["waiting"]?.array?.count ?? 0)")
        return terminal.word("course.schoolStatus", values)
    }

    private static func figures(_ json: JSON, _ names: [String], _ terminal: Terminal) -> [String: String] {
        var values: [String: String] = [:]
        for name in names { values[name] = terminal.digits("\(json[name]?.int ?? 0)") }
        return values
    }
}
