import Almanac
import Interface
import Records

/// Leads each route of times and places to its screen, and each form to its handler.
enum TimesScreens {
    /// Returns what a route shows.
    static func show(_ route: TimesRoute, _ context: RequestContext) throws(NeedsData) -> Reply {
        switch route {
        case .place: try PlaceScreen.show(context)
        case .thisMonth: try MonthScreen.current(context)
        case .month(let month): try MonthScreen.show(context, month)
        case .explanation(let date, let event): try ExplanationScreen.show(context, date, event)
        case .thisHijriYear: try CalendarScreen.current(context)
        case .hijriYear(let year): try CalendarScreen.show(context, year)
        case .qibla: try QiblaScreen.show(context)
        case .methods: try MethodsScreen.show(context)
        case .timetable: try TimetableScreen.show(context)
        case .source: try SourceScreen.show(context)
        }
    }

    /// Applies a posted form.
    static func apply(
        _ route: TimesRoute, _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext,
        _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> Applied {
        switch route {
        case .place: try PlaceHandler.apply(form, context, &changeSet)
        case .thisHijriYear: try SightingHandler.apply(form, context, &changeSet)
        case .timetable: try TimetableHandler.apply(form, context, &changeSet)
        case .source: try SourceHandler.apply(form, context, &changeSet)
        case .thisMonth, .month, .explanation, .hijriYear, .qibla, .methods: Applied(ErrorScreen.notAllowed(context))
        }
    }
}
