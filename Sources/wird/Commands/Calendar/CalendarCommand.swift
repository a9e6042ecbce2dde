import Almanac
import ArgumentParser
import Records

/// `wird calendar`: the Hijri months and special days of a Hijri or a Gregorian year.
struct CalendarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar", abstract: "Print a year's Hijri months and special days.")

    @OptionGroup var common: CommonOptions

    @Option(help: "A Hijri year, \(HijriDate.years.lowerBound) to \(HijriDate.years.upperBound).")
    var year: String?

    @Option(help: "A Gregorian year, \(Self.gregorian.lowerBound) to \(Self.gregorian.upperBound).")
    var gregorian: String?

    /// The Gregorian years that the Hijri calendar covers completely.
    private static let gregorian = 1925...2173

    func run() throws {
        let terminal = try Installation(common).terminal
        let calendar = try self.calendar(terminal)
        terminal.show(calendar.lines(terminal), json: calendar.json(terminal))
    }

    private func calendar(_ terminal: Terminal) throws -> YearCalendar {
        func refusal(_ key: String, _ value: String, _ years: ClosedRange<Int>) -> Failure {
            let values = ["value": value, "first": "\(years.lowerBound)", "last": "\(years.upperBound)"]
            return Failure(terminal.word("calendar.\(key)", values), .usage)
        }
        switch (year, gregorian) {
        case (let text?, nil):
            guard let year = Int(text), let calendar = YearCalendar(hijri: year) else {
                throw refusal("year", text, HijriDate.years)
            }
            return calendar
        case (nil, let text?):
            guard let year = Int(text), Self.gregorian.contains(year), let calendar = YearCalendar(gregorian: year)
            else { throw refusal("gregorian", text, Self.gregorian) }
            return calendar
        default: throw Failure(terminal.word("calendar.one"), .usage)
        }
    }
}
