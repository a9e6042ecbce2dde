import ArgumentParser
import Foundation
import Records

/// `wird export`.
struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write everything of yours as one JSON file, or print it.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The file to write; without one the export is printed.")
    var file: String?

    func run() throws {
        let installation = try Installation(common)
        let bytes = try installation.client().bytes("/me/data/wird.json")
        guard let file else { return FileHandle.standardOutput.write(Data(bytes) + Data("\n".utf8)) }
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw Failure(
                installation.terminal.text("unwritable", ["path": file, "reason": error.localizedDescription]))
        }
        installation.terminal.show(
            [installation.terminal.word("exported", ["file": file])], json: ["file": .string(file)])
    }
}
