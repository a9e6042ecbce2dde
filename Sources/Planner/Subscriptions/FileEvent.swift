import Almanac

/// An event of a subscribed calendar while its file is read.
struct FileEvent {
    var id = ""
    var title = ""
    var notes = ""
    var place = ""
    var link = ""
    var start: CalendarLines.Line?
    var end: CalendarLines.Line?
    var length: Int64?
    var isCancelled = false
    var isFree = false
    var sequence = 0
    var rules: [CalendarLines.Line] = []
    var added: [CalendarLines.Line] = []
    var excluded: [CalendarLines.Line] = []
    /// The day of a repeating event that this one replaces (RECURRENCE-ID).
    var replaces: CalendarLines.Line?
    /// Whether something of it isn't understood, so that it may be shown on days that it isn't on.
    var isPartial = false

    /// The most dates of one event that are added or excluded.
    private static let mostDates = 2_000

    mutating func take(_ line: CalendarLines.Line) {
        switch line.name {
        case "UID": id = line.value
        case "SUMMARY": title = EventText.line(line.value, atMost: EventText.title)
        case "DESCRIPTION": notes = EventText.lines(line.value, atMost: EventText.notes)
        case "LOCATION": place = EventText.line(line.value, atMost: EventText.place)
        case "URL": link = EventText.link(line.value)
        case "DTSTART": start = line
        case "DTEND": end = line
        case "DURATION": length = EventValue.duration(line.value)
        case "STATUS": isCancelled = line.value.uppercased() == "CANCELLED"
        case "TRANSP": isFree = line.value.uppercased() == "TRANSPARENT"
        case "SEQUENCE": sequence = Int(line.value) ?? 0
        case "RRULE": rules.append(line)
        case "RDATE": if added.count < Self.mostDates { added.append(line) }
        case "EXDATE": if excluded.count < Self.mostDates { excluded.append(line) }
        case "EXRULE": isPartial = true
        case "RECURRENCE-ID":
            replaces = line
            if line.parameter("RANGE") != nil { isPartial = true }
        default: break
        }
    }
}

/// The texts of events, cut to what a day's record can hold.
enum EventText {
    static let title = 200
    static let place = 200
    static let notes = 1_000
    private static let longestLink = 500

    /// A text as a single line.
    static func line(_ value: String, atMost limit: Int) -> String {
        cut(TaskText.line(CalendarText.unescaped(value)), limit)
    }

    /// A text with its line breaks.
    static func lines(_ value: String, atMost limit: Int) -> String {
        cut(TaskText.lines(CalendarText.unescaped(value)), limit)
    }

    /// An `https` address; empty for anything else.
    static func link(_ value: String) -> String {
        let bytes = Array(value.utf8)
        guard bytes.count <= longestLink, bytes.starts(with: "https://".utf8),
            bytes.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<") })
        else { return "" }
        return value
    }

    private static func cut(_ text: String, _ limit: Int) -> String {
        guard text.unicodeScalars.count > limit else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit - 1))) + "…"
    }
}
