import Almanac
import ArgumentParser
import Records
import Server

/// `wird times`: prayer times of any place and days, for which it needs neither data nor content; without coordinates,
/// those of the person's own place as the app shows them.
struct Times: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the prayer times of a place for some days.")

    @OptionGroup var common: CommonOptions

    @Option(parsing: .unconditional, help: "Latitude in degrees, -90 to 90, south is negative.")
    var lat: String?

    @Option(parsing: .unconditional, help: "Longitude in degrees, -180 to 180, west is negative.")
    var lon: String?

    @Option(help: "The time zone's name, such as Asia/Riyadh.")
    var zone: String?

    @Option(help: ArgumentHelp("The first day; by default today at the place.", valueName: "yyyy-mm-dd"))
    var date: String?

    @Option(help: "How many days, 1 to 3660.")
    var days = "1"

    @Option(
        help: ArgumentHelp("\(Self.methods).", valueName: "method"),
        completion: .list(PrayerMethod.all.map(\.identifier)))
    var method: String?

    @Option(help: "When Asr begins: standard or hanafi.", completion: .list(["standard", "hanafi"]))
    var madhhab: String?

    @Option(
        help: ArgumentHelp(
            "\(Self.rules); by default the method's own.", valueName: "rule"),
        completion: .list(HighLatitudeRule.allCases.map(\.identifier)))
    var highLatitude: String?

    @Option(parsing: .unconditional, help: "Metres above the plain around, 0 to 9000.")
    var elevation: String?

    @Flag(help: "Add how each time came to be.")
    var explain = false

    private static let methods = PrayerMethod.all.map(\.identifier).joined(separator: ", ")
    private static let rules = HighLatitudeRule.allCases.map(\.identifier).joined(separator: ", ")

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        guard lat != nil || lon != nil || zone != nil else { return try showOwn(installation) }
        let request = try TimesRequest(
            self, ZoneFinder(library: installation.library()), now: installation.world.now(), terminal)
        let table = TimesTable(request, isExplained: explain)
        terminal.show(table.lines(terminal), json: table.json(terminal))
    }

    /// Whether an option was given for which the person's own place has its own settings.
    private var hasRules: Bool {
        method != nil || madhhab != nil || highLatitude != nil || elevation != nil || explain
    }

    private func showOwn(_ installation: Installation) throws {
        let terminal = installation.terminal
        guard !hasRules else { throw Failure(terminal.word("times.coordinates"), .usage) }
        let first = try date.map { try TimesRequest.day($0, terminal) }
        let own = try OwnTimes(
            installation.client(), first: first, count: TimesRequest.count(days, terminal))
        terminal.show(own.lines(terminal), json: own.json)
    }
}
