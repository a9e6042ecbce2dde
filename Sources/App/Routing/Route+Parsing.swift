import Almanac
import Records

extension Route {
    /// The route of a path; `nil` where the app has none.
    init?(path: String) {
        var parts: [Substring] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() { parts.append(part) }
        // "/inbox/" is the same place as "/inbox".
        if parts.count > 1, parts.last == "", parts.first != "" { parts.removeLast() }
        guard path.utf8.first == UInt8(ascii: "/"), let route = Self.parse(parts) else { return nil }
        self = route
    }

    private static func parse(_ parts: [Substring]) -> Route? {
        switch parts.first {
        case "day": day(parts)
        case "tasks": tasks(parts)
        case "times": times(parts)
        case "calendar": calendar(parts)
        case "qibla" where parts.count == 1: .qibla
        case "me": me(parts)
        case "v1": AladhanRoute(parts.dropFirst()).map { .aladhan($0) }
        case "" where parts.count == 1: .today
        case "inbox" where parts.count == 1: .inbox
        case "place" where parts.count == 1: .place
        case "manifest.webmanifest" where parts.count == 1: .manifest
        default: nil
        }
    }

    private static func day(_ parts: [Substring]) -> Route? {
        switch parts.count {
        case 1: .dayPicker
        case 2: CivilDate(parts[1]).map { .day($0) }
        default: nil
        }
    }

    private static func tasks(_ parts: [Substring]) -> Route? {
        guard parts.count > 1 else { return .tasks }
        guard parts.count > 2 else { return parts[1] == "new" ? .newTask : TaskID.checked(parts[1]).map { .task($0) } }
        guard parts.count == 3, let id = TaskID.checked(parts[1]) else { return nil }
        if parts[2] == "actions" { return .taskActions(id) }
        return TaskAction(rawValue: String(parts[2])).map { .taskAction(id, $0) }
    }

    private static func times(_ parts: [Substring]) -> Route? {
        switch parts.count {
        case 1: return .thisMonth
        case 2: return YearMonth(parts[1]).map { .month($0) }
        case 3:
            guard let date = CivilDate(parts[1]), YearMonth.years.contains(date.year),
                let event = PrayerEvent(named: parts[2])
            else { return nil }
            return .explanation(date, event)
        default: return nil
        }
    }

    private static func calendar(_ parts: [Substring]) -> Route? {
        switch parts.count {
        case 1: return .thisHijriYear
        case 2:
            guard parts[1].utf8.count == 4, parts[1].utf8.allSatisfy({ (48...57).contains($0) }),
                let year = Int(parts[1]), HijriDate.years.contains(year)
            else { return nil }
            return .hijriYear(year)
        default: return nil
        }
    }

    private static func me(_ parts: [Substring]) -> Route? {
        switch (parts.count, parts.dropFirst().first, parts.dropFirst(2).first) {
        case (1, _, _): .me
        case (2, "settings", _): .settings
        case (3, "settings", "methods"): .methods
        case (2, "data", _): .data
        case (3, "data", "import"): .importData
        case (3, "data", "wird.json"): .export
        case (3, "data", "erase"): .erase
        case (2, "sources", _): .sources
        case (2, "about", _): .about
        default: nil
        }
    }
}
