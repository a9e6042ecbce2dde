import Interface
import Records

/// Leads each route of adhkar to its screen, and each form to what it does.
enum AdhkarScreens {
    /// What a route shows.
    static func show(_ route: AdhkarRoute, _ visit: Visit) throws(Missing) -> Reply {
        switch route {
        case .home: try AdhkarScreen.show(visit)
        case .group(let group): try AdhkarScreen.show(visit, group)
        case .counter: try CounterScreen.show(visit)
        }
    }

    /// What a posted form does.
    static func apply(
        _ route: AdhkarRoute, _ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox
    ) throws(Missing) -> Applied {
        switch route {
        case .group(let group): try AdhkarCommand(visit: visit, form: form, group: group).apply(&outbox)
        case .counter: try TallyCommand(visit: visit, form: form).apply(&outbox)
        case .home: Applied(ErrorScreen.notAllowed(visit))
        }
    }
}
