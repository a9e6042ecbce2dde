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

/// A place as a line of text.
enum PlaceText {
    static func line(_ place: JSON?, _ terminal: Terminal) -> String {
        let numbers = ["latitude", "longitude"].compactMap { place?[$0]?.double }.map { "\($0)" }
        let parts = [place?["name"]?.string ?? "", terminal.digits(numbers.joined(separator: ", ")), place?["zone"]?.string ?? ""]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
