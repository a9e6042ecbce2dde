import Almanac
import ArgumentParser
import Foundation
import Records

/// `wird export`.
struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Write everything of yours as one JSON file, your tasks as a table, or some days as a calendar file; or print it."
    )

    @OptionGroup var common: CommonOptions

    @Option(help: ArgumentHelp("Prayers and tasks from this day on as a calendar file.", valueName: "yyyy-mm-dd"))
    var ics: String?

    @Flag(help: "Only the tasks, as a table (CSV) for spreadsheets; wird import reads it back without loss.")
    var csv = false

    @Option(help: "How many days the calendar file has, 1 to 366.")
    var days = 7

    @Argument(help: "The file to write; without one the export is printed.")
    var file: String?

    func validate() throws {
        if csv, ics != nil { throw ValidationError("--csv and --ics are two files: choose one.") }
    }

    func run() throws {
        let installation = try Installation(common)
        let bytes = try bytes(installation)
        let isWhole = ics != nil || csv || Self.isWhole(bytes)
        guard let file else {
            if !isWhole { installation.terminal.remark(installation.terminal.word("exportedWithoutPath")) }
            // A calendar and a table already end with a line break.
            return FileHandle.standardOutput.write(Data(bytes) + Data((ics == nil && !csv ? "\n" : "").utf8))
        }
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw Failure(
                installation.terminal.text("unwritable", ["path": file, "reason": error.localizedDescription]))
        }
        var lines = [installation.terminal.word("exported", ["file": file])]
        if !isWhole { lines.append(installation.terminal.word("exportedWithoutPath")) }
        installation.terminal.show(lines, json: ["file": .string(file), "whole": .bool(isWhole)])
    }

    /// Whether an export is complete; a locked path is not included.
    private static func isWhole(_ bytes: [UInt8]) -> Bool {
        (try? JSON(reading: bytes, limits: JSONLimits(size: bytes.count, depth: 16)))?["without"] == nil
    }

    private func bytes(_ installation: Installation) throws -> [UInt8] {
        let client = try installation.client()
        if csv { return try client.bytes("/me/data/tasks.csv") }
        guard let ics else { return try client.bytes("/me/data/wird.json") }
        guard CivilDate(ics) != nil else {
            throw Failure(installation.terminal.word("export.ics", ["value": ics]), .usage)
        }
        return try client.bytes("/day/\(ics).ics", query: "days=\(days)")
    }
}
