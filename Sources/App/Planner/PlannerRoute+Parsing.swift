import Almanac
import Planner

extension PlannerRoute {
    /// Creates the route of a path's parts; `nil` if the planner has none. ``facts`` writes each path as it is read
    /// here.
    init?(_ parts: [Substring]) {
        guard let route = Self.parse(parts) else { return nil }
        self = route
    }

    private static func parse(_ parts: [Substring]) -> PlannerRoute? {
        switch String(parts[0]) {
        case "" where parts.count == 1: .today
        case "day": day(parts)
        case "week" where parts.count == 1: .thisWeek
        case "week" where parts.count == 3: printed(parts)
        case "week" where parts.count == 2 && CivilDate(parts[1]) != nil: CivilDate(parts[1]).map { .week($0) }
        case "week", "month": parts.count == 2 ? CalendarSpan(parts[0], parts[1]).map { .calendarFile($0) } : nil
        case "inbox" where parts.count == 1: .inbox
        case "inbox" where parts.count == 2 && parts[1] == "several": .several
        case "tasks": tasks(parts)
        case "series" where parts.count == 1: .series
        case "events" where parts.count == 2: TaskID.checked(parts[1]).map { .event($0) }
        case "advice" where parts.count == 2: CivilDate(parts[1]).map { .advice($0) }
        case "undo" where parts.count == 1: .undo
        case "reminders": reminders(parts)
        case "feeds": feed(parts)
        case "widgets": widgets(parts)
        case "next" where parts.count == 1: .spoken(.next)
        case "prayers" where parts.count == 1: .spoken(.prayers)
        case "me": me(parts)
        default: nil
        }
    }

    private static func day(_ parts: [Substring]) -> PlannerRoute? {
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

    /// The printable pages: `day/2026-11-21/print` and the same of a week.
    private static func printed(_ parts: [Substring]) -> PlannerRoute? {
        guard parts.count == 3, parts[2] == CalendarSpan.printing, let date = CivilDate(parts[1]) else { return nil }
        return .printed(parts[0] == "week" ? .week(date) : .day(date))
    }

    private static func feed(_ parts: [Substring]) -> PlannerRoute? {
        guard parts.count == 2, parts[1].utf8.count > 4, parts[1].suffix(4) == ".ics" else { return nil }
        return AccessSecret.checked(parts[1].dropLast(4)).map { .feed($0) }
    }

    /// A widget's name, preceded by a secret if there are three parts.
    private static func widgets(_ parts: [Substring]) -> PlannerRoute? {
        guard parts.count == 2 || parts.count == 3, let name = parts.last else { return nil }
        var secret: String?
        if parts.count == 3 {
            secret = AccessSecret.checked(parts[1])
            guard secret != nil else { return nil }
        }
        if name == "done" { return .widgetMark(secret) }
        return WidgetAddress(name, secret: secret).map { .widget($0) }
    }

    private static func reminders(_ parts: [Substring]) -> PlannerRoute? {
        guard parts.count == 3 else { return parts.count == 1 ? .reminders : nil }
        guard let id = ReminderID.checked(parts[1]) else { return nil }
        return ReminderAction(rawValue: String(parts[2])).map { .reminderAction(id, $0) }
    }

    private static func tasks(_ parts: [Substring]) -> PlannerRoute? {
        guard parts.count > 1 else { return .tasks }
        guard parts.count > 2 else { return parts[1] == "new" ? .newTask : TaskID.checked(parts[1]).map { .task($0) } }
        guard parts.count == 3, let id = TaskID.checked(parts[1]) else { return nil }
        if parts[2] == "actions" { return .taskActions(id) }
        if parts[2] == "checklist" { return .checklist(id) }
        return TaskAction(rawValue: String(parts[2])).map { .taskAction(id, $0) }
    }

    /// The pages under `/me`.
    private static func me(_ parts: [Substring]) -> PlannerRoute? {
        // Separate strings, because comparing slices of other ones compiles to many times the code.
        let second = parts.count > 1 ? String(parts[1]) : ""
        let third = parts.count > 2 ? String(parts[2]) : ""
        switch (second, parts.count) {
        case ("widgets", 2): return .widgets
        case ("nawafil", 2): return .nawafilHistory
        case ("data", 3): return third == "tasks" ? .importTasks : third == "tasks.csv" ? .exportTasks : nil
        case ("settings", 3): return setting(third)
        case ("settings", 4): return third == "reminders" && parts[3] == "help" ? .notificationHelp : nil
        default: return nil
        }
    }

    /// The pages `me/settings/…`.
    private static func setting(_ name: String) -> PlannerRoute? {
        switch name {
        case "reminders": .reminderSettings
        case "push": .push
        case "adhan": .adhanSettings
        case "mosques": .mosques
        case "calendars": .calendars
        case "exchange": .exchange
        default: PrayerSettingsPage(rawValue: name).map { .shape($0) }
        }
    }
}
