import Almanac
import ArgumentParser
import Records
import Server
import Storage

/// `wird status`: how the server and its data stand.
struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Say how the data, the backups and the content stand, and what waits.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let library = installation.library()
        let house = try installation.house()
        let reader = StandingReader(
            house: house, version: Version.number,
            content: ContentStanding(library, isDamaged: !library.textRefusals().isEmpty), world: installation.world)
        let standing = reader.look(streams: nil)
        let client = try installation.client(of: house, library)
        let json = try client.page("/me/machine", saying: standing.json)
        installation.terminal.show(
            StandingWords(installation.terminal).lines(of: json, at: standing.now.milliseconds), json: json)
        guard standing.faults.isEmpty else { throw ExitCode(Failure.Code.failed.rawValue) }
    }
}
