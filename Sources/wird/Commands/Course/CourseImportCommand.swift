import App
import ArgumentParser
import Foundation
import Records

/// `wird course import`: brings a course file into this server's school, and makes the school where there is none.
struct CourseImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Bring a course file into the school of this server.")

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp("A file, or - for standard input.", valueName: "file|-"))
    var file: String

    func run() throws {
        let installation = try Installation(common)
        let source = try CourseSource(file, installation)
        _ = try source.course()
        let made = try SchoolDesk(installation, making: true).bring(try source.document())
        installation.terminal.show([CourseSchoolText.made(made, installation.terminal)], json: made)
    }
}

/// `wird course export`: the whole course of this server's school as a file.
struct CourseExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write the course of this server's school as a course file.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let course = try SchoolDesk(installation).export()
        // A course file is JSON either way.
        print(course.text())
    }
}
