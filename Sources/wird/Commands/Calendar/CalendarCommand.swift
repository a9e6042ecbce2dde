import Almanac
import ArgumentParser
import Interface
import Records

/// `wird calendar`: the Hijri months and special days of a Hijri or a Gregorian year; its subcommands are for calendars
/// of others.
struct CalendarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar",
        abstract: "Print a year's Hijri months and special days; or subscribe to others' calendars.",
        subcommands: [CalendarSubscribe.self, CalendarList.self, CalendarRefresh.self, CalendarRemove.self])

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

/// The Hijri months that begin in a year, and the special days that overlap it.
struct YearCalendar {
    private let months: [(year: Int, month: HijriYear.Month)]
    private let events: [HijriYear.Event]

    /// `nil` if the calendar does not cover the year.
    init?(hijri year: Int) {
        guard let year = HijriYear(year) else { return nil }
        months = year.months.map { (year.year, $0) }
        events = year.events
    }

    /// `nil` if the calendar does not cover the year.
    init?(gregorian year: Int) {
        guard let first = CivilDate(year: year, month: 1, day: 1), let last = CivilDate(year: year, month: 12, day: 31),
            let from = HijriDate(first), let to = HijriDate(last)
        else { return nil }
        let years = (from.year...to.year).compactMap { HijriYear($0) }
        months = years.flatMap { year in year.months.map { (year.year, $0) } }
            .filter { (first...last).contains($0.month.first) }
        events = years.flatMap(\.events).filter { $0.first <= last && $0.last >= first }
    }

    /// `months` with their first days, and `specialDays` with their first and last days.
    func json(_ terminal: Terminal) -> JSON {
        let months = months.map { year, month in
            JSON.object([
                "year": .int(Int64(year)), "month": .int(Int64(month.month.rawValue)),
                "name": .string(terminal.strings?.hijriMonth(month.month.rawValue) ?? ""),
                "date": .string(month.first.description), "days": .int(Int64(month.days)),
            ])
        }
        let days = events.map { event in
            JSON.object([
                "occasion": .string(event.occasion.identifier), "name": .string(Self.name(event.occasion, terminal)),
                "from": .string(event.first.description), "to": .string(event.last.description),
                "hijri": .object([
                    "year": .int(Int64(event.hijri.year)), "month": .int(Int64(event.hijri.month.rawValue)),
                    "day": .int(Int64(event.hijri.day)),
                ]),
            ])
        }
        return ["months": .array(months), "specialDays": .array(days)]
    }

    /// A line for each month, followed by the special days that begin in it.
    func lines(_ terminal: Terminal) -> [String] {
        var lines: [String] = []
        var rest = events
        for (year, month) in months {
            let end = month.first.adding(days: month.days)
            let values = [
                "date": terminal.digits(month.first.description), "year": terminal.digits("\(year)"),
                "month": terminal.strings?.hijriMonth(month.month.rawValue) ?? "",
                "days": terminal.digits("\(month.days)"),
            ]
            let before = rest.prefix { $0.first < month.first }
            lines += before.map { Self.line($0, terminal) }
            rest.removeFirst(before.count)
            lines.append(terminal.word("calendar.month", values))
            let own = rest.prefix { $0.first < end }
            lines += own.map { Self.line($0, terminal) }
            rest.removeFirst(own.count)
        }
        return lines
    }

    private static func line(_ event: HijriYear.Event, _ terminal: Terminal) -> String {
        let dates = event.first == event.last ? [event.first] : [event.first, event.last]
        return
            "  \(terminal.digits(dates.map(\.description).joined(separator: " – ")))  \(name(event.occasion, terminal))"
    }

    private static func name(_ occasion: Occasion, _ terminal: Terminal) -> String {
        terminal.strings?[key: "occasion.\(occasion.identifier)"] ?? occasion.identifier
    }
}
