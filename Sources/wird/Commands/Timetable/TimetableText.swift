import Records

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
