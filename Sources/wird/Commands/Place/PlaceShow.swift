import ArgumentParser
import Records

/// `wird place show`.
struct PlaceShow: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show the chosen place.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let answer = try installation.client().get("/place")
        guard let place = answer["place"], !place.isNull else {
            throw Failure(installation.terminal.word("noPlace"), .refused)
        }
        installation.terminal.show([PlaceText.line(place, installation.terminal)], json: ["place": place])
    }
}
