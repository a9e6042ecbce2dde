import Almanac
import ArgumentParser
import Records

/// `wird hijri`: converts a civil date to the Umm al-Qura calendar, and back. It always prints JSON, with or without
/// `--json`.
struct Hijri: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Convert a date to the Hijri calendar, or back with --from.")

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp("A day.", valueName: "yyyy-mm-dd"))
    var date: String?

    @Option(help: ArgumentHelp("A Hijri date, whose day in the civil calendar is printed.", valueName: "yyyy-mm-dd"))
    var from: String?

    func run() throws {
        let terminal = try Installation(common).terminal
        func refusal(_ key: String, _ values: [String: String] = [:]) -> Failure {
            Failure(terminal.word("hijri.\(key)", values), .usage)
        }
        switch (date, from) {
        case (nil, nil): throw refusal("none")
        case (.some, .some): throw refusal("both")
        case (let date?, nil):
            guard let civil = CivilDate(date) else { throw refusal("date", ["value": date]) }
            guard let hijri = HijriCalendar.ummAlQura.date(of: civil) else {
                let known = HijriDate.civilDates
                throw refusal(
                    "range",
                    [
                        "value": date, "first": known.lowerBound.description, "last": known.upperBound.description,
                    ])
            }
            let json: JSON = [
                "year": .int(Int64(hijri.year)), "month": .int(Int64(hijri.month.rawValue)),
                "day": .int(Int64(hijri.day)),
            ]
            print(json.text())
        case (nil, let from?):
            do throws(FieldError) {
                let hijri = try HijriCalendar.ummAlQura.date(text: from)
                let json: JSON = ["date": .string(hijri.civilDate.description)]
                print(json.text())
            } catch {
                var values = ["value": from]
                switch error.reason {
                case .malformed(let expected):
                    values["example"] = expected
                    throw refusal("malformed", values)
                case .outsideDates(let first, let last):
                    values["first"] = first.description
                    values["last"] = last.description
                    throw refusal("range", values)
                case .outOfRange(let first, let last):
                    values["first"] = "\(Int(first))"
                    values["last"] = "\(Int(last))"
                    throw refusal(error.field, values)
                case .noSuchDay(let days):
                    values["days"] = terminal.digits("\(days)")
                    throw refusal("day", values)
                }
            }
        }
    }
}
