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

/// The parts that the timetable's commands share: the address they use, and the text about the stored timetable.
enum TimetableText {
    static let path = "/me/settings/timetable"

    /// Performs one step on the timetable and prints what is stored afterwards.
    ///
    /// - Parameter key: the key of a sentence to print above it.
    static func change(_ step: String, _ common: CommonOptions, saying key: String? = nil) throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let answer = try installation.client().post(path, ["step": .string(step)])
        let line = line(answer["timetable"], terminal)
        terminal.show(key.map { [terminal.word($0), line] } ?? [line], json: answer)
    }

    /// The name, the days, and whether it is used.
    static func line(_ timetable: JSON?, _ terminal: Terminal) -> String {
        guard let timetable, !timetable.isNull else { return terminal.word("timetable.none") }
        let name = timetable["name"]?.string ?? ""
        let span = "\(timetable["first"]?.string ?? "") – \(timetable["last"]?.string ?? "")"
        var state = timetable["on"]?.bool == true ? "timetable.on" : "timetable.off"
        if state == "timetable.on", timetable["near"]?.bool == false { state = "timetable.far" }
        return "\(name)  \(terminal.digits(span))  \(terminal.word(state))"
    }
}
