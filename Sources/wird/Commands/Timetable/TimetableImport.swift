import ArgumentParser
import Foundation
import Records
import Server

/// `wird timetable import`.
struct TimetableImport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Read a timetable from a CSV or JSON file and take the times from it.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The file; docs/timetables.md says what is read.")
    var file: String

    @Option(help: "What to call it; by default as the file says or is called.")
    var name: String?

    @Option(help: ArgumentHelp("What comes first in a date such as 03/04: day or month.", valueName: "part"))
    var dateOrder: String?

    @Option(help: "The year, where the file doesn't tell it.")
    var year: Int?

    @Option(help: "The month, 1 to 12, where the file doesn't tell it.")
    var month: Int?

    @Option(help: "Which Asr of two: standard or hanafi; by default as in the settings.")
    var madhhab: String?

    @Flag(help: "Only say what the file holds; nothing is kept.")
    var preview = false

    func validate() throws {
        for (value, known) in [(dateOrder, ["day", "month"]), (madhhab, ["standard", "hanafi"])] {
            guard let value, !known.contains(value) else { continue }
            throw ValidationError("\(value) is not known: choose \(known.joined(separator: " or ")).")
        }
    }

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let client = try installation.client()
        var form: JSONObject = ["text": .string(try text(terminal)), "fileName": .string(fileName)]
        form["name"] = name.map { .string($0) }
        form["dateOrder"] = dateOrder.map { .string($0) }
        form["year"] = year.map { .string("\($0)") }
        form["month"] = month.map { .string("\($0)") }
        form["madhhab"] = madhhab.map { .string($0) }
        form["step"] = "preview"
        let seen = try client.post(TimetableText.path, form)
        let doubts = Self.doubts(seen["preview"], terminal)
        guard !preview else {
            let held = seen["preview"]
            let line =
                "\(held?["name"]?.string ?? "")  "
                + terminal.digits("\(held?["first"]?.string ?? "") – \(held?["last"]?.string ?? "")")
            return terminal.show([line] + doubts, json: seen)
        }
        form["step"] = "accept"
        let answer = try client.post(TimetableText.path, form)
        terminal.show(
            [TimetableText.line(answer["timetable"], terminal)] + doubts + [terminal.word("timetable.kept")],
            json: answer)
    }

    private var fileName: String { URL(fileURLWithPath: file).lastPathComponent }

    /// The file as text: UTF-8, or UTF-16 if its byte order mark says so.
    private func text(_ terminal: Terminal) throws -> String {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(terminal.text("missing", ["path": file]))
        }
        let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8) else {
            throw Failure(
                terminal.messages.phrase("timetable.error.notUnicode", language: terminal.language), .usage)
        }
        return text
    }

    /// The doubtful points with their dates, below a heading.
    private static func doubts(_ preview: JSON?, _ terminal: Terminal) -> [String] {
        let doubts = preview?["doubts"]?.array ?? []
        guard !doubts.isEmpty else { return [] }
        return [terminal.word("timetable.doubts")]
            + doubts.map { doubt in
                let (first, last) = (doubt["first"]?.string ?? "", doubt["last"]?.string ?? "")
                let dates = terminal.digits(first == last ? first : "\(first) – \(last)")
                return "  \(dates)  \(doubt["text"]?.string ?? "")"
            }
    }
}
