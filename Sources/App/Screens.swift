import Interface
import Planner
import Records

/// Leads each route to the screens of its area.
enum Screens {
    /// What a route shows.
    static func show(_ visit: Visit) throws(Missing) -> Reply {
        switch visit.route {
        case .planner(let route): try PlannerScreens.show(route, visit, welcome: PlaceScreen.welcome)
        case .times(let route): try TimesScreens.show(route, visit)
        case .quran(let route): try QuranScreens.show(route, visit)
        case .path(let route): try PathScreens.show(visit, route)
        case .adhkar(let route): try AdhkarScreens.show(route, visit)
        case .me(let route): try MeScreens.show(route, visit)
        case .aladhan(let route): try AladhanAPI.show(route, visit)
        }
    }

    /// The answer in a hidden area's place; `nil` where the route is open.
    static func hidden(_ visit: Visit) throws(Missing) -> Reply? { HiddenScreen.reply(visit) }

    /// What is said where a feature is closed to the person.
    static func gate(_ gate: Gate, _ visit: Visit, _ form: FormFields?) throws(Missing) -> Reply {
        PlanGate.reply(gate, visit, form)
    }

    /// What a posted form does.
    static func apply(_ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox)
        throws(Missing) -> Applied
    {
        switch visit.route {
        case .planner(let route): try PlannerScreens.apply(route, form, operation, visit, &outbox)
        case .times(let route): try TimesScreens.apply(route, form, operation, visit, &outbox)
        case .quran(let route): try QuranScreens.apply(route, form, operation, visit, &outbox)
        case .path(let route): try PathScreens.apply(route, form, operation, visit, &outbox)
        case .adhkar(let route): try AdhkarScreens.apply(route, form, operation, visit, &outbox)
        case .me(let route): try MeScreens.apply(route, form, operation, visit, &outbox)
        case .aladhan: Applied(ErrorScreen.notAllowed(visit))
        }
    }
}
