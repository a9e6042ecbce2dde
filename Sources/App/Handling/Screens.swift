import Almanac
import Interface
import Records

/// Leads each route to its screen.
enum Screens {
    /// What a route shows.
    static func show(_ visit: Visit) throws(Missing) -> Reply {
        switch visit.route {
        case .today: try DayScreen.show(visit, date: nil)
        case .day(let date): try DayScreen.show(visit, date: date)
        case .dayPicker: DayScreen.jump(visit)
        case .inbox: try InboxScreen.show(visit)
        case .newTask: try TaskScreen.new(visit)
        case .task(let id): try TaskScreen.edit(visit, id: id)
        case .taskActions(let id): try TaskActionsScreen.show(visit, id: id)
        case .place: try PlaceScreen.show(visit)
        case .thisMonth: try MonthScreen.current(visit)
        case .month(let month): try MonthScreen.show(visit, month)
        case .explanation(let date, let event): try ExplanationScreen.show(visit, date, event)
        case .thisHijriYear: try CalendarScreen.current(visit)
        case .hijriYear(let year): try CalendarScreen.show(visit, year)
        case .qibla: try QiblaScreen.show(visit)
        case .me: MeScreen.show(visit)
        case .methods: try MethodsScreen.show(visit)
        case .settings: try SettingsScreen.show(visit)
        case .data: DataScreen.show(visit)
        case .export: try DataExport.show(visit)
        case .sources: SourcesScreen.show(visit)
        case .about: AboutScreen.show(visit)
        case .manifest: ManifestDocument.show(visit)
        case .aladhan(let route): try AladhanAPI.show(route, visit)
        case .tasks, .taskAction, .importData, .erase: ErrorScreen.notAllowed(visit)
        }
    }

    /// What a posted form does.
    static func apply(_ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox)
        throws(Missing) -> Applied
    {
        switch visit.route {
        case .tasks: try TaskCommands(visit, form).create(operation, &outbox)
        case .task(let id): try TaskCommands(visit, form).edit(id, &outbox)
        case .taskAction(let id, let action): try TaskCommands(visit, form).perform(action, on: id, operation, &outbox)
        case .place: try PlaceCommand.apply(form, visit, &outbox)
        case .thisHijriYear: try SightingCommand.apply(form, visit, &outbox)
        case .settings: try SettingsCommand.apply(form, visit, &outbox)
        case .importData: try DataImport.apply(form, visit, &outbox)
        case .erase: DataErasure.apply(form, visit, &outbox)
        default: Applied(ErrorScreen.notAllowed(visit))
        }
    }

    /// The answer to an operation that was applied before.
    static func repeated(_ visit: Visit, target: String) -> Reply {
        visit.wantsJSON
            ? .json(.object(["repeated": .bool(true), "location": .string(target)]))
            : .seeOther(Link(path: target))
    }
}
