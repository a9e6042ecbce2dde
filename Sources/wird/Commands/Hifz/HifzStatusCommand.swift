import ArgumentParser
import Records

/// `wird hifz status`: how much is in the plan, how much is memorised, and the week ahead.
struct HifzStatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Say how memorisation stands, and what the days ahead hold.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let text = HifzText(json: try installation.client().get("/quran/hifz"), terminal: terminal)
        terminal.show(text.standing, json: text.status)
    }
}
