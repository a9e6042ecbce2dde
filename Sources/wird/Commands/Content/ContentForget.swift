import ArgumentParser
import ContentBuilder
import Records
import Storage

/// `wird content forget`: removes one of the person's own texts.
struct ContentForget: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forget", abstract: "Remove a text that you brought in; your file stays where it is.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "Its name, as wird content imported lists it.")
    var name: String

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let own = OwnFileReading(name, installation)
        guard try own.storing({ () throws(ContentError) in try own.shelf.forget(name) }) else {
            throw Failure(terminal.word("own.unknown", ["name": name]), .refused)
        }
        terminal.show([terminal.word("own.forgotten", ["name": name])], json: ["forgotten": .string(name)])
    }
}
