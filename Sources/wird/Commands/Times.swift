import Almanac
import ArgumentParser
import Records

/// `wird times`: prayer times of any place and days. It needs no data and no content.
struct Times: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the prayer times of a place for some days.")

    @OptionGroup var common: CommonOptions

    @Option(parsing: .unconditional, help: "Latitude in degrees, -90 to 90, south is negative.")
    var lat: String

    @Option(parsing: .unconditional, help: "Longitude in degrees, -180 to 180, west is negative.")
    var lon: String

    @Option(help: "The time zone's name, such as Asia/Riyadh.")
    var zone: String

    @Option(help: ArgumentHelp("The first day.", valueName: "yyyy-mm-dd"))
    var date: String

    @Option(help: "How many days, 1 to 3660.")
    var days = "1"

    @Option(help: "mwl, umm-al-qura, egypt, karachi, isna, dubai, singapore or diyanet.")
    var method = "mwl"

    @Option(help: "When Asr begins: standard or hanafi.")
    var madhhab = "standard"

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let table = try TimesTable(self, ZoneFinder(library: installation.library()), terminal)
        terminal.show(table.lines(terminal), json: table.json)
    }
}
