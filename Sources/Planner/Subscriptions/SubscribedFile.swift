import Almanac

/// What a subscribed calendar's file holds (iCalendar, RFC 5545), before its events are laid out on days.
struct SubscribedFile {
    /// What the calendar calls itself; empty if it doesn't say.
    private(set) var name = ""
    /// After how many minutes it asks to be read again (RFC 7986 §5.7, or Microsoft's older property).
    private(set) var refresh: Int?
    private(set) var events: [FileEvent] = []
    private(set) var zones: [String: FileZone] = [:]
    /// Whether there were more events than are read.
    private(set) var isCut = false

    /// The most events of a file that are read.
    static let mostEvents = 20_000
    /// The most zones that a file's own rules are read of.
    private static let mostZones = 100

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - first: The first day that matters, for the rules of the file's own zones.
    ///   - last: The last day that matters.
    init(_ bytes: [UInt8], from first: CivilDate, through last: CivilDate) throws(SubscribedFileError) {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        var lines = CalendarLines(hasMark ? Array(bytes.dropFirst(3)) : bytes)
        guard !bytes.contains(0), let begin = lines.next(), begin.name == "BEGIN",
            Self.capitals(begin.value) == "VCALENDAR"
        else { throw .noCalendar }
        var path = ["VCALENDAR"]
        var event = FileEvent()
        var zone = ""
        var observance = FileObservance()
        var observances: [FileObservance] = []
        while let line = lines.next() {
            switch (line.name, path.last) {
            case ("BEGIN", _):
                let part = Self.capitals(line.value)
                // Deeper than any calendar goes: the rest is not read as one.
                guard path.count < 20 else { throw .unfinished }
                if path.count == 1, part == "VEVENT" { event = FileEvent() }
                if path.count == 1, part == "VTIMEZONE" { (zone, observances) = ("", []) }
                if path.count == 2, path[1] == "VTIMEZONE" { observance = FileObservance() }
                path.append(part)
            case ("END", let part?):
                guard Self.capitals(line.value) == part else { throw .unfinished }
                if path.count == 2, part == "VEVENT" { keep(event) }
                if path.count == 2, part == "VTIMEZONE" { keep(zone, observances, first, last) }
                if path.count == 3, path[1] == "VTIMEZONE", observances.count < 200 { observances.append(observance) }
                path.removeLast()
            case (_, "VEVENT") where path.count == 2: event.take(line)
            case ("TZID", "VTIMEZONE") where path.count == 2: zone = line.value
            case (_, "STANDARD"), (_, "DAYLIGHT"): observance.take(line)
            case (_, "VCALENDAR") where path.count == 1: take(line)
            default: break
            }
            // Another calendar after the first is a stream of them (§3.4): all its events count.
            if path.isEmpty, let next = lines.next() {
                guard next.name == "BEGIN", Self.capitals(next.value) == "VCALENDAR" else { break }
                path = ["VCALENDAR"]
            }
        }
        guard path.isEmpty else { throw .unfinished }
    }

    private mutating func take(_ line: CalendarLines.Line) {
        switch line.name {
        case "X-WR-CALNAME", "NAME": if name.isEmpty { name = EventText.line(line.value, atMost: 80) }
        case "REFRESH-INTERVAL", "X-PUBLISHED-TTL":
            guard let seconds = EventValue.duration(line.value) else { return }
            refresh = min(refresh ?? .max, Int(seconds / 60))
        default: break
        }
    }

    private mutating func keep(_ event: FileEvent) {
        guard events.count < Self.mostEvents else {
            isCut = true
            return
        }
        events.append(event)
    }

    private mutating func keep(
        _ name: String, _ observances: [FileObservance], _ first: CivilDate, _ last: CivilDate
    ) {
        guard !name.isEmpty, zones.count < Self.mostZones else { return }
        var changes: [FileZone.Change] = []
        // The rule in force on the first day began at its last change before that: a year or two earlier.
        for observance in observances {
            changes += observance.changes(from: first.adding(days: -800), through: last.adding(days: 400))
        }
        if let zone = FileZone(changes) { zones[name] = zone }
    }

    private static func capitals(_ text: String) -> String { text.uppercased() }
}

/// Why a file isn't taken as a calendar. What was read before stays.
public enum SubscribedFileError: String, Error, Hashable, Sendable {
    /// It doesn't begin as a calendar does: a page for signing in, perhaps.
    case noCalendar
    /// It ends in the middle, or its parts don't fit together.
    case unfinished
}
