import ArgumentParser
import Records

/// `wird course demo`: begins the sample course, which one walks alone with a clock that can be moved.
struct CourseDemoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: "Begin the sample course, to walk it alone with a movable clock.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let client = try installation.client()
        _ = try client.post("/course/demo", ["step": "begin"])
        let state = try client.get("/course")
        let lines = [terminal.word("course.begun")] + CourseStateText(json: state, terminal: terminal).lines
        terminal.show(lines, json: state)
    }
}
