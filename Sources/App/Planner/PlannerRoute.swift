import Almanac
import Planner

/// The addresses of the planner: days, tasks, reminders, and what other programs see of them.
enum PlannerRoute: Hashable, Sendable {
    /// The current day at the person's place.
    case today
    /// One day of the planner.
    case day(CivilDate)
    /// Jumps to the day named in the query, for the date picker.
    case dayPicker
    /// A proposal for the rest of a day; posting accepts it.
    case reorganise(CivilDate)
    /// Posting changes a whole day.
    case dayAction(CivilDate, DayAction)
    /// Posting asks the operator's assistant about a day; only a server that has one answers.
    case advice(CivilDate)
    /// Posting undoes the last change of several tasks.
    case undo
    /// Leads to the current week: `/week`.
    case thisWeek
    /// A week in seven columns.
    case week(CivilDate)
    /// The repeating tasks.
    case series
    case inbox
    /// Posting changes several tasks at once.
    case several
    /// A form for a new task; posting to it creates one.
    case newTask
    /// Posting creates a task.
    case tasks
    /// One task with its form; posting edits it.
    case task(String)
    /// The sheet of one task's actions: move, resize, complete and the rest.
    case taskActions(String)
    /// Posting changes a task.
    case taskAction(String, TaskAction)
    /// A task's steps, to tick and reorder; posting changes one.
    case checklist(String)
    /// The reminders that are coming and those that have just come.
    case reminders
    /// Posting answers a reminder.
    case reminderAction(String, ReminderAction)
    /// Which reminders come, and how; posting saves the choice.
    case reminderSettings
    /// Why and how to let a browser show notifications that it blocks.
    case notificationHelp
    /// Alerts while every page is closed: the browsers that get them; posting changes one, or tries it out.
    case push
    /// What is heard when a prayer's time begins; posting saves the choice.
    case adhanSettings
    /// The calendars of others that the person subscribed to; posting adds, changes or removes one.
    case calendars
    /// The other CalDAV server that the person's tasks are exchanged with; posting connects, steers or ends it.
    case exchange
    /// An event of a subscribed calendar.
    case event(String)
    /// The mosques where the person prays; posting saves or removes one, or sends the device's position.
    case mosques
    /// A page that shapes the person's days; posting saves it.
    case shape(PrayerSettingsPage)
    /// The notes on voluntary prayers.
    case nawafilHistory
    /// A day, week or month as a file for a calendar program.
    case calendarFile(CalendarSpan)
    /// A printable day or week.
    case printed(CalendarSpan)
    /// The calendar for programs that subscribe to it, by its secret link.
    case feed(String)
    /// A question with a one-line answer: see ``OneLineAnswer``.
    case spoken(OneLineAnswer)
    /// All widgets, and how to use them.
    case widgets
    /// A widget of the day.
    case widget(WidgetAddress)
    /// Posting notes one of today's voluntary prayers from a widget, with a secret link if one is given.
    case widgetMark(String?)
    /// Imports tasks from another program's file; posting reads the file, and stores its tasks once that is confirmed.
    case importTasks
    /// The tasks as a table (CSV, RFC 4180).
    case exportTasks

    var facts: RouteFacts {
        switch self {
        case .today: day("/", .page, .read, returns: true)
        case .day(let date): day("/day/\(date.description)", .page, .read, returns: true)
        case .dayPicker: day("/day", .page, .read, returns: false)
        case .reorganise(let date): day("/day/\(date.description)/reorganise", .form, .tasks, returns: true)
        case .dayAction(let date, let action):
            day("/day/\(date.description)/\(action.rawValue)", .action, .tasks, returns: false)
        case .advice(let date): day("/advice/\(date.description)", .action, .person, returns: false)
        case .undo: day("/undo", .action, .tasks, returns: false)
        case .thisWeek: day("/week", .page, .read, returns: false)
        case .week(let date): day("/week/\(date.description)", .page, .read, returns: true)
        case .series: day("/series", .page, .read, returns: true)
        case .inbox: day("/inbox", .page, .read, returns: true)
        case .several: day("/inbox/several", .action, .person, returns: false)
        case .newTask: day("/tasks/new", .page, .read, returns: false)
        case .tasks: day("/tasks", .action, .tasks, returns: false)
        case .task(let id): day("/tasks/\(id)", .form, .tasks, returns: false)
        case .taskActions(let id): day("/tasks/\(id)/actions", .page, .read, returns: false)
        case .taskAction(let id, let action): day("/tasks/\(id)/\(action.rawValue)", .action, .tasks, returns: false)
        case .checklist(let id): day("/tasks/\(id)/checklist", .form, .read, returns: true)
        case .reminders: RouteFacts("/reminders", .page, .read, returns: true, owner: nil, bar: .today)
        case .reminderAction(let id, let action):
            RouteFacts(
                "/reminders/\(id)/\(action.rawValue)", .action, .tasks, returns: false, owner: nil, bar: .today)
        case .reminderSettings:
            RouteFacts("/me/settings/reminders", .form, .read, returns: true, owner: nil, bar: .me)
        case .notificationHelp:
            RouteFacts("/me/settings/reminders/help", .page, .read, returns: false, owner: nil, bar: .me)
        case .push: RouteFacts("/me/settings/push", .form, .person, returns: false, owner: nil, bar: .me)
        case .adhanSettings: setting("/me/settings/adhan", .form, returns: true)
        case .calendars: setting("/me/settings/calendars", .form, returns: true)
        case .exchange: RouteFacts("/me/settings/exchange", .form, .person, returns: false, owner: .today, bar: .me)
        case .event(let id): day("/events/\(id)", .page, .read, returns: false)
        case .mosques: setting("/me/settings/mosques", .form, returns: true)
        case .shape(let page): setting("/me/settings/\(page.rawValue)", .form, returns: true)
        case .nawafilHistory: setting("/me/nawafil", .page, returns: true)
        case .calendarFile(let span): day(span.path, .page, .feed, returns: false)
        case .printed(let span): day(span.printPath, .page, .read, returns: false)
        case .feed(let secret): day("/feeds/\(secret).ics", .page, .feed, returns: false)
        case .spoken(let question): day("/\(question.rawValue)", .page, .read, returns: false)
        case .widgets: setting("/me/widgets", .page, returns: false)
        case .widget(let address): day(address.path, .page, .widgets, returns: false)
        case .widgetMark(let secret):
            day("/widgets/" + (secret.map { $0 + "/" } ?? "") + "done", .action, .widgetMark, returns: false)
        case .importTasks: setting("/me/data/tasks", .form, returns: true)
        case .exportTasks: setting("/me/data/tasks.csv", .page, returns: false)
        }
    }

    /// The facts of a route in the planner's place of the bar.
    private func day(_ path: String, _ methods: RouteMethods, _ access: RouteAccess, returns: Bool) -> RouteFacts {
        RouteFacts(path, methods, access, returns: returns, owner: .today, bar: .today)
    }

    /// The facts of a route under `/me` that belongs to the planner: tokens that may read see it, and its forms are the
    /// person's.
    private func setting(_ path: String, _ methods: RouteMethods, returns: Bool) -> RouteFacts {
        RouteFacts(path, methods, .read, returns: returns, owner: .today, bar: .me)
    }
}
