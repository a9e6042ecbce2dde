import ArgumentParser
import Interface
import Records

/// `wird next`: the next prayer at the person's place and the time until it begins.
struct Next: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            abstract: "Say which prayer comes next, and in how long.", shouldDisplay: ShownAreas.contain("today"))
    }

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let day = try installation.client().get("/")
        guard let next = day["next"] else { throw Failure(terminal.word("noPlace"), .refused) }
        let seconds = next["seconds"]?.int ?? 0
        let minutes = (seconds + 59) / 60
        let name = next["name"]?.string ?? ""
        let start = next["start"]?.string ?? ""
        let line = terminal.word(
            "nextAt",
            [
                "prayer": terminal.prayer(name), "time": terminal.digits(start),
                "left": terminal.strings?.duration(minutes: Int(minutes)) ?? "\(minutes)",
            ])
        terminal.show(
            [line],
            json: [
                "name": .string(name), "date": next["date"] ?? .null, "start": .string(start),
                "minutes": .int(minutes), "seconds": .int(seconds),
            ])
    }
}
