import Almanac
import Records

extension PlannerRoute {
    /// The records that a request surely needs, told by its address and its form before anything is loaded.
    ///
    /// - Parameter form: what was posted; `nil` for a page.
    func foreseen(_ form: FormFields?) -> [RecordQuery] {
        switch self {
        case .task(let id), .taskActions(let id), .checklist(let id), .taskAction(let id, _):
            [TaskStore.query(id: id)] + Self.placing(form)
        case .tasks: Self.placing(form)
        case .day(let date): Day.queries(date)
        case .reorganise(let date), .advice(let date), .dayAction(let date, .around), .dayAction(let date, .inbox):
            DayTasks.queries(from: date.previous, through: date.next)
        case .series: [SeriesStore.query]
        case .calendars: [SubscriptionStore.query]
        case .exchange: [Exchange.query]
        case .undo: [RecordQuery(DayUndo.key.kind, in: DayUndo.key.scope, .id(DayUndo.key.id))]
        case .today, .dayPicker, .dayAction(_, .mark), .thisWeek, .week, .inbox, .several, .newTask, .reminders,
            .event, .reminderAction, .reminderSettings, .notificationHelp, .push, .adhanSettings, .mosques, .shape,
            .nawafilHistory, .calendarFile, .printed, .feed, .spoken, .widgets, .widget, .widgetMark, .importTasks,
            .exportTasks:
            []
        }
    }

    /// The tasks of the day that a form puts a task on.
    private static func placing(_ form: FormFields?) -> [RecordQuery] {
        guard let date = form?[.date].flatMap({ CivilDate(ASCIIDigits.folded($0)) }) else { return [] }
        return DayTasks.queries(from: date, through: date)
    }
}
