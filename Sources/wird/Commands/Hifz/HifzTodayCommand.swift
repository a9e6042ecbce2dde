import ArgumentParser
import Records

/// `wird hifz today`: the day's list, lane by lane.
struct HifzTodayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "today", abstract: "List what is memorised and reviewed today.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let day = try installation.client().get("/quran/hifz")
        terminal.show(HifzText(json: day, terminal: terminal).today, json: day)
    }
}
