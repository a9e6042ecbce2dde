import Almanac
import Interface
import Records

/// Leads each route of times and places to its screen, and each form to what it does.
enum TimesScreens {
    /// What a route shows.
    static func show(_ route: TimesRoute, _ visit: Visit) throws(Missing) -> Reply {
        switch route {
        case .place: try PlaceScreen.show(visit)
        case .thisMonth: try MonthScreen.current(visit)
        case .month(let month): try MonthScreen.show(visit, month)
        case .explanation(let date, let event): try ExplanationScreen.show(visit, date, event)
        case .thisHijriYear: try CalendarScreen.current(visit)
        case .hijriYear(let year): try CalendarScreen.show(visit, year)
        case .qibla: try QiblaScreen.show(visit)
        case .methods: try MethodsScreen.show(visit)
        case .timetable: try TimetableScreen.show(visit)
        case .source: try SourceScreen.show(visit)
        }
    }

    /// What a posted form does.
    static func apply(
        _ route: TimesRoute, _ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox
    ) throws(Missing) -> Applied {
        switch route {
        case .place: try PlaceCommand.apply(form, visit, &outbox)
        case .thisHijriYear: try SightingCommand.apply(form, visit, &outbox)
        case .timetable: try TimetableCommand.apply(form, visit, &outbox)
        case .source: try SourceCommand.apply(form, visit, &outbox)
        case .thisMonth, .month, .explanation, .hijriYear, .qibla, .methods: Applied(ErrorScreen.notAllowed(visit))
        }
    }
}
