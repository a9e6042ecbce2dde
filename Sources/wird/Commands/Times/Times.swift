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

/// The times at the person's own place, as the app shows them: by their method, their adjustments and their timetable.
struct OwnTimes {
    let days: [JSON]

    /// - Parameters:
    /// - first: the first day, or `nil` for today at the place.
    /// - count: the number of days, 1 to 3660.
    init(_ client: AppClient, first: CivilDate?, count: Int32) throws {
        let today = try client.get("/")["date"]?.string.flatMap { CivilDate($0) }
        guard let first = first ?? today else { throw Failure(client.terminal.word("noPlace"), .refused) }
        let dates = (0..<count).map { CivilDate(dayNumber: first.dayNumber + $0) }
        var found: [String: JSON] = [:]
        for month in Set(dates.map { String($0.description.prefix(7)) }).sorted() {
            for day in try client.get("/times/\(month)")["days"]?.array ?? [] {
                if let date = day["date"]?.string { found[date] = day }
            }
        }
        days = dates.compactMap { found[$0.description] }
    }

    var json: JSON { ["days": .array(days)] }

    /// A heading, followed by a line for each day.
    func lines(_ terminal: Terminal) -> [String] {
        let names = PrayerEvent.allCases.map { terminal.prayer($0.identifier) }
        var lines = [(["          "] + names).joined(separator: "  ")]
        for day in days {
            let times = PrayerEvent.allCases.map { day[$0.identifier]?.string ?? "" }
            lines.append(terminal.digits(([day["date"]?.string ?? ""] + times).joined(separator: "  ")))
        }
        return lines
    }
}
