import Interface
import Records

/// Leads each route of the adhkar to its screen, and each form to its handler.
enum AdhkarScreens {
    /// Returns what a route shows.
    static func show(_ route: AdhkarRoute, _ context: RequestContext) throws(NeedsData) -> Reply {
        switch route {
        case .home: try AdhkarScreen.show(context)
        case .group(let group): try AdhkarScreen.show(context, group)
        case .counter: try CounterScreen.show(context)
        }
    }

    /// Applies a posted form.
    static func apply(
        _ route: AdhkarRoute, _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext,
        _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> Applied {
        switch route {
        case .group(let group): try AdhkarHandler(context: context, form: form, group: group).apply(&changeSet)
        case .counter: try TallyHandler(context: context, form: form).apply(&changeSet)
        case .home: Applied(ErrorScreen.notAllowed(context))
        }
    }
}
