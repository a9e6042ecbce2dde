import ArgumentParser
import Records

/// `wird place …`.
struct PlaceGroup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "place", abstract: "Say where you are; it stays on this machine.",
        subcommands: [PlaceSet.self, PlaceShow.self])
}

/// `wird place set`.
struct PlaceSet: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Choose a city by name, or give coordinates.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "A city's name; the best match is taken.")
    var city: String?

    @Option(parsing: .unconditional, help: "Latitude in degrees, south is negative.")
    var lat: Double?

    @Option(parsing: .unconditional, help: "Longitude in degrees, west is negative.")
    var lon: Double?

    @Option(help: "The time zone; by default that of the nearest city.")
    var zone: String?

    func validate() throws {
        guard (city != nil) != (lat != nil && lon != nil) else {
            throw ValidationError("Give a city's name, or both --lat and --lon.")
        }
    }

    func run() throws {
        let installation = try Installation(common)
        let client = try installation.client()
        var form = JSONObject()
        if let city {
            let found = try client.get("/place", query: "q=\(Self.encoded(city))")
            guard let id = found["cities"]?.array?.first?["id"] else {
                throw Failure(installation.terminal.word("noCity", ["name": city]), .refused)
            }
            form["city"] = id
        } else {
            form["latitude"] = lat.map { .double($0) }
            form["longitude"] = lon.map { .double($0) }
            form["zone"] = zone.map { .string($0) }
        }
        let answer = try client.post("/place", form)
        installation.terminal.show([PlaceText.line(answer["place"], installation.terminal)], json: answer)
    }

    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let character = Character(UnicodeScalar(byte))
            let isPlain = byte < 0x80 && (character.isLetter || character.isNumber)
            return isPlain ? String(character) : "%" + Hex.encode([byte]).uppercased()
        }.joined()
    }
}

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
        let parts = [
            place?["name"]?.string ?? "", terminal.digits(numbers.joined(separator: ", ")),
            place?["zone"]?.string ?? "",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: terminal.parting)
    }
}
