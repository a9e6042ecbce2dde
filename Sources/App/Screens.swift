import Interface
import Planner
import Records

/// Leads each route to the screens of its area.
enum Screens {
    /// Returns what a route shows.
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        switch context.route {
        case .planner(let route): try PlannerScreens.show(route, context, welcome: PlaceScreen.welcome)
        case .times(let route): try TimesScreens.show(route, context)
        case .quran(let route): try QuranScreens.show(route, context)
        case .path(let route): try PathScreens.show(context, route)
        case .adhkar(let route): try AdhkarScreens.show(route, context)
        case .course(let route): try CourseScreens.show(route, context)
        case .shared(let route): try SharedScreens.show(route, context)
        case .me(let route): try MeScreens.show(route, context)
        case .aladhan(let route): try AladhanAPI.show(route, context)
        }
    }

    /// The answer in place of a hidden area, or `nil` if the route is open.
    static func hidden(_ context: RequestContext) throws(NeedsData) -> Reply? { HiddenScreen.reply(context) }

    /// The answer if a feature is closed to the person.
    static func gate(_ gate: Gate, _ context: RequestContext, _ form: FormFields?) throws(NeedsData) -> Reply {
        PlanGate.reply(gate, context, form)
    }

    /// Applies a posted form.
    static func apply(
        _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext, _ changeSet: inout ChangeSet
    )
        throws(NeedsData) -> Applied
    {
        switch context.route {
        case .planner(let route): try PlannerScreens.apply(route, form, idempotencyKey, context, &changeSet)
        case .times(let route): try TimesScreens.apply(route, form, idempotencyKey, context, &changeSet)
        case .quran(let route): try QuranScreens.apply(route, form, idempotencyKey, context, &changeSet)
        case .path(let route): try PathScreens.apply(route, form, idempotencyKey, context, &changeSet)
        case .adhkar(let route): try AdhkarScreens.apply(route, form, idempotencyKey, context, &changeSet)
        case .course(let route): try CourseScreens.apply(route, form, idempotencyKey, context, &changeSet)
        case .shared(let route): try SharedScreens.apply(route, form, idempotencyKey, context, &changeSet)
        case .me(let route): try MeScreens.apply(route, form, idempotencyKey, context, &changeSet)
        case .aladhan: Applied(ErrorScreen.notAllowed(context))
        }
    }
}
