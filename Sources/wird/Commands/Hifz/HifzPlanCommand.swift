import Almanac
import ArgumentParser
import Hifz
import Records

/// `wird hifz plan`: a day's list out of a file of what was memorised and reviewed. It always prints JSON, with or without
/// `--json`.
struct HifzPlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "A day's list and the month ahead, for a file of passages and reviews.")

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp("A file, or - for standard input; docs/hifz.md describes it.", valueName: "file|-"))
    var file: String

    @Option(help: ArgumentHelp("The day whose list it is.", valueName: "yyyy-mm-dd"))
    var now: String

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        guard let date = CivilDate(now) else {
            throw Failure(terminal.word("hifz.expected.date", ["place": "--now"]), .usage)
        }
        let config = try installation.hifz()
        let source = HifzSource(file, terminal)
        let json = try source.document()
        do throws(HifzFault) {
            print(HifzPlan(try HifzFile(json, config), on: date, config).json.text())
        } catch { throw source.failure(error) }
    }
}
