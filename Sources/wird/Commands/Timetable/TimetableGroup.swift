import ArgumentParser
import Records

/// `wird timetable …`.
struct TimetableGroup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "timetable", abstract: "Bring in a mosque's timetable, look at it, switch it and take it back.",
        subcommands: [
            TimetableImport.self, TimetableShow.self, TimetableOn.self, TimetableOff.self, TimetableRemove.self,
            TimetableUndo.self,
        ])
}

/// `wird timetable show`.
struct TimetableShow: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show the timetable that is kept.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let answer = try installation.client().get(TimetableText.path)
        installation.terminal.show([TimetableText.line(answer["timetable"], installation.terminal)], json: answer)
    }
}

/// `wird timetable on`.
struct TimetableOn: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "on", abstract: "Take the times from the timetable.")

    @OptionGroup var common: CommonOptions

    func run() throws { try TimetableText.change("on", common) }
}

/// `wird timetable off`.
struct TimetableOff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "off", abstract: "Keep the timetable and calculate all times.")

    @OptionGroup var common: CommonOptions

    func run() throws { try TimetableText.change("off", common) }
}

/// `wird timetable remove`.
struct TimetableRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove the timetable; undo brings it back.")

    @OptionGroup var common: CommonOptions

    func run() throws { try TimetableText.change("remove", common, saying: "timetable.removed") }
}

/// `wird timetable undo`.
struct TimetableUndo: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Bring back the timetable before, or the one that was removed.")

    @OptionGroup var common: CommonOptions

    func run() throws { try TimetableText.change("undo", common, saying: "timetable.undone") }
}
