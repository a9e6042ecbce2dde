import Almanac
import Interface

extension Strings {
    /// What is wrong with a file, and what to do about it.
    func words(_ error: TimetableError) -> String {
        var found = error.found
        if error.reason == .missingColumn, let event = PrayerEvent(named: error.found) { found = name(event) }
        let key = "timetable.error.\(error.reason.rawValue)"
        return self(Phrase(key), .text("found", found), .text("heading", error.heading))
    }

    /// Where the error is; empty if it concerns the whole file.
    func place(of error: TimetableError) -> String {
        guard error.line > 0 else { return "" }
        guard !error.heading.isEmpty else { return self(.timetableAtLine, .number("line", error.line)) }
        return self(.timetableAt, .number("line", error.line), .text("heading", error.heading))
    }

    /// What is doubtful, without the days.
    func words(_ doubt: TimetableDoubt) -> String {
        let prayer = doubt.kind.event.map { name($0) } ?? ""
        let key = "timetable.doubt.\(doubt.kind.name)"
        let words = self(Phrase(key), .word("prayer", prayer))
        guard let minutes = doubt.kind.minutes, doubt.kind.name != "hourOff" else { return words }
        return words + " (" + self(.timetableMinutes, .word("minutes", signed(minutes))) + ")"
    }

    /// One date, or the first and the last of several.
    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        first == last ? dayAndMonth(first) : dayAndMonth(first) + " – " + dayAndMonth(last)
    }
}

extension TimetableDoubt.Kind {
    /// The case's name in the texts' keys.
    var name: String {
        switch self {
        case .farFromComputed: "farFromComputed"
        case .hourOff: "hourOff"
        case .jump: "jump"
        case .iqamaBeforeBeginning: "iqamaBeforeBeginning"
        case .missingDates: "missingDates"
        }
    }

    /// The event that the doubt is about.
    var event: PrayerEvent? {
        switch self {
        case .farFromComputed(let event, _), .jump(let event, _), .iqamaBeforeBeginning(let event): event
        case .hourOff, .missingDates: nil
        }
    }

    /// The difference in minutes.
    var minutes: Int? {
        switch self {
        case .farFromComputed(_, let minutes), .jump(_, let minutes), .hourOff(let minutes): minutes
        case .iqamaBeforeBeginning, .missingDates: nil
        }
    }
}
