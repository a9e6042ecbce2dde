import Almanac
import Planner

/// The addresses of the planner: days, tasks, reminders, and what other programs see of them.
enum PlannerRoute: Hashable, Sendable {
    /// The day at the person's place, now.
    case today
    /// One day of the planner.
    case day(CivilDate)
    /// Jumps to the day named in the query, for the date picker.
    case dayPicker
    /// What the rest of a day would look like; posting accepts it.
    case reorganise(CivilDate)
    /// Posting does something to a whole day.
    case dayAction(CivilDate, DayAction)
    /// Posting asks the operator's assistant about a day; only a server that has one answers.
    case advice(CivilDate)
    /// Posting takes back the last change of several tasks.
    case undo
    /// Leads to the week that it is: `/week`.
    case thisWeek
    /// A week in seven columns.
    case week(CivilDate)
    /// What repeats.
    case series
    case inbox
    /// Posting does one thing to several tasks.
    case several
    /// A form for a new task; posting to it creates one.
    case newTask
    /// Posting creates a task.
    case tasks
    /// One task with its form; posting edits it.
    case task(String)
    /// The sheet of one task's actions: move, resize, complete and the rest.
    case taskActions(String)
    /// Posting does something to a task.
    case taskAction(String, TaskAction)
    /// A task's steps, to tick and to order; posting changes one.
    case checklist(String)
    /// The reminders that come and that have just come.
    case reminders
    /// Posting answers a reminder.
    case reminderAction(String, ReminderAction)
    /// Which reminders come, and how; posting keeps the choice.
    case reminderSettings
    /// Why and how a browser that blocks notifications is asked to allow them.
    case notificationHelp
    /// What is heard when a prayer's time begins; posting keeps the choice.
    case adhanSettings
    /// The mosques one prays at; posting saves one, takes one away, or says where the device is.
    case mosques
    /// A page on which one shapes one's days; posting keeps it.
    case shape(PrayerSettingsPage)
    /// What was noted of voluntary prayers.
    case nawafilHistory
    /// A day, week or month as a file for a calendar program.
    case calendarFile(CalendarSpan)
    /// A day or week for paper.
    case printed(CalendarSpan)
    /// The calendar for programs that subscribe to it, by its secret link.
    case feed(String)
    /// A question with an answer of one line: see ``OneLineAnswer``.
    case spoken(OneLineAnswer)
    /// All small views, and how they are put to use.
    case widgets
    /// A small view of the day.
    case widget(WidgetAddress)
    /// Posting notes a voluntary prayer of today from a widget, by a secret link where one is named.
    case widgetMark(String?)
    /// Tasks out of another program's file; posting reads the file, and keeps what it says once it is confirmed.
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
        case .adhanSettings: setting("/me/settings/adhan", .form, returns: true)
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

    /// What stands in the planner's place of the bar.
    private func day(_ path: String, _ methods: RouteMethods, _ access: RouteAccess, returns: Bool) -> RouteFacts {
        RouteFacts(path, methods, access, returns: returns, owner: .today, bar: .today)
    }

    /// What stands under `/me` and goes with the planner: who reads sees it, its forms are the person's.
    private func setting(_ path: String, _ methods: RouteMethods, returns: Bool) -> RouteFacts {
        RouteFacts(path, methods, .read, returns: returns, owner: .today, bar: .me)
    }
}
