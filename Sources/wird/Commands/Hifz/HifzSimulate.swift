import ArgumentParser
import Hifz
import Records

/// `wird hifz simulate`: what the memory model makes of reviews, so that anybody can compare it with other programs. It
/// always prints JSON, with or without `--json`.
struct HifzSimulate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate",
        abstract: "Stability, difficulty and the day due after each review, for a file of reviews.",
        discussion: """
            Each line of the file is an object: {"retention":0.9,"reviews":[{"at":"2026-11-01","grade":"good"}]}. Grades
            are again, hard, good and easy. Each is answered by a line; intervals are not varied.
            """)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp("A file of lines, or - for standard input.", valueName: "file|-"))
    var file: String

    func run() throws {
        let installation = try Installation(common)
        let config = try installation.hifz()
        let source = HifzSource(file, installation.terminal)
        var answers: [[UInt8]] = []
        for (number, line) in try source.lines() {
            let json = try source.json(line, number: number)
            do throws(HifzFault) {
                answers.append(try Simulation(json: json, config).json.bytes())
            } catch { throw source.failure(error, line: number) }
        }
        HifzSource.print(answers)
    }
}
