import Almanac
import Planner
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
        switch String(parts.first ?? "") {
        case "day": day(parts)
        case "week" where parts.count == 3: printed(parts)
        case "week" where parts.count == 2 && CivilDate(parts[1]) != nil: CivilDate(parts[1]).map { .week($0) }
        case "week", "month": parts.count == 2 ? CalendarSpan(parts[0], parts[1]).map { .calendarFile($0) } : nil
        case "feeds": feed(parts)
        case "widgets": widgets(parts)
        case "next" where parts.count == 1: .spoken(.next)
        case "prayers" where parts.count == 1: .spoken(.prayers)
        case "reminders": reminders(parts)
        case "tasks": tasks(parts)
        case "times": times(parts)
        case "calendar": calendar(parts)
        case "qibla" where parts.count == 1: .qibla
        case "me": me(parts)
        case "quran": quran(parts)
        case "adhkar": adhkar(parts)
        case "counter" where parts.count == 1: .counter
        case "path": PathPage(parts.dropFirst()).map { .worship($0) }
        case "v1": AladhanRoute(parts.dropFirst()).map { .aladhan($0) }
        case "" where parts.count == 1: .today
        case "inbox" where parts.count == 1: .inbox
        case "inbox" where parts.count == 2 && parts[1] == "several": .several
        case "advice" where parts.count == 2: CivilDate(parts[1]).map { .advice($0) }
        case "undo" where parts.count == 1: .undo
        case "series" where parts.count == 1: .series
        case "place" where parts.count == 1: .place
        case "help", "legal", "setup": guide(parts)
        case "feedback" where parts.count == 1: .feedback
        case "feedback" where parts.count == 2 && parts[1] == "wird-feedback.txt": .feedbackFile
        case "pro" where parts.count == 1: .pro
        case "manifest.webmanifest" where parts.count == 1: .manifest
        default: nil
        }
    }

    /// Help, the legal pages and the first steps: an area, and a name in it.
    private static func guide(_ parts: [Substring]) -> Route? {
        guard parts.count == 2 else {
            return parts.count > 2 ? nil : parts[0] == "help" ? .help : parts[0] == "setup" ? .setup : nil
        }
        let name = String(parts[1])
        switch parts[0] {
        case "help": return HelpTopic(rawValue: name).map { .helpTopic($0) }
        case "legal": return LegalPage(rawValue: name).map { .legal($0) }
        default: return SetupStep(rawValue: name).map { .setupStep($0) }
        }
    }

    private static func day(_ parts: [Substring]) -> Route? {
        switch parts.count {
        case 1: return .dayPicker
        case 2:
            if let span = CalendarSpan(parts[0], parts[1]) { return .calendarFile(span) }
            return CivilDate(parts[1]).map { .day($0) }
        case 3:
            guard let date = CivilDate(parts[1]) else { return nil }
            if parts[2] == CalendarSpan.printing { return printed(parts) }
            if parts[2] == "reorganise" { return .reorganise(date) }
            return DayAction(rawValue: String(parts[2])).map { .dayAction(date, $0) }
        default: return nil
        }
    }

    /// `day/2026-11-21/print` and the week's.
    private static func printed(_ parts: [Substring]) -> Route? {
        guard parts.count == 3, parts[2] == CalendarSpan.printing, let date = CivilDate(parts[1]) else { return nil }
        return .printed(parts[0] == "week" ? .week(date) : .day(date))
    }

    private static func feed(_ parts: [Substring]) -> Route? {
        guard parts.count == 2, parts[1].utf8.count > 4, parts[1].suffix(4) == ".ics" else { return nil }
        return AccessSecret.checked(parts[1].dropLast(4)).map { .feed($0) }
    }

    /// A widget's name, after a secret where there are three parts.
    private static func widgets(_ parts: [Substring]) -> Route? {
        guard parts.count == 2 || parts.count == 3, let name = parts.last else { return nil }
        var secret: String?
        if parts.count == 3 {
            secret = AccessSecret.checked(parts[1])
            guard secret != nil else { return nil }
        }
        if name == "done" { return .widgetMark(secret) }
        return WidgetAddress(name, secret: secret).map { .widget($0) }
    }

    private static func reminders(_ parts: [Substring]) -> Route? {
        guard parts.count == 3 else { return parts.count == 1 ? .reminders : nil }
        guard let id = ReminderID.checked(parts[1]) else { return nil }
        return ReminderAction(rawValue: String(parts[2])).map { .reminderAction(id, $0) }
    }

    private static func tasks(_ parts: [Substring]) -> Route? {
        guard parts.count > 1 else { return .tasks }
        guard parts.count > 2 else { return parts[1] == "new" ? .newTask : TaskID.checked(parts[1]).map { .task($0) } }
        guard parts.count == 3, let id = TaskID.checked(parts[1]) else { return nil }
        if parts[2] == "actions" { return .taskActions(id) }
        if parts[2] == "checklist" { return .checklist(id) }
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
        // Texts of their own: each comparison of a part of another is many times the code.
        let second = parts.count > 1 ? String(parts[1]) : ""
        let third = parts.count > 2 ? String(parts[2]) : ""
        switch (parts.count, second) {
        case (1, _): return .me
        case (2, _): return page(second)
        case (3, "settings"): return setting(third)
        case (3, "data"): return data(third)
        case (4, "settings"): return third == "reminders" && parts[3] == "help" ? .notificationHelp : nil
        default: return nil
        }
    }

    /// `me/…`.
    private static func page(_ name: String) -> Route? {
        switch name {
        case "settings": .settings
        case "appearance": .appearance
        case "widgets": .widgets
        case "tokens": .tokens
        case "nawafil": .nawafilHistory
        case "data": .data
        case "sources": .sources
        case "about": .about
        default: nil
        }
    }

    /// `me/settings/…`.
    private static func setting(_ name: String) -> Route? {
        switch name {
        case "methods": .methods
        case "timetable": .timetable
        case "source": .source
        case "configuration": .configuration
        case "diagnostics": .diagnostics
        case "reminders": .reminderSettings
        case "adhan": .adhanSettings
        case "mosques": .mosques
        default: ShapePage(rawValue: name).map { .shape($0) }
        }
    }

    /// `me/data/…`.
    private static func data(_ name: String) -> Route? {
        switch name {
        case "diagnostics.json": .diagnosticsFile
        case "import": .importData
        case "tasks": .importTasks
        case "tasks.csv": .exportTasks
        case "wird.json": .export
        case "erase": .erase
        case "erased": .erased
        case "forget": .forgetErased
        default: nil
        }
    }
}
