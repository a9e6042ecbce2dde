import ArgumentParser
import Foundation
import Interface
import Records

/// `wird import`.
struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bring in an export; what is here and not in the file stays.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "A file that wird export or the app has written.")
    var file: String

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(terminal.text("missing", ["path": file]))
        }
        let answer = try installation.client().post(
            "/me/data/import", ["file": .string(String(decoding: data, as: UTF8.self))])
        let count = answer["imported"]?.int ?? 0
        terminal.show([terminal.counted(Phrase("cli.imported"), count)], json: answer)
    }
}
