import Interface
import Records

/// Leads each route of what is shared to its screen, and each form to its handler.
enum SharedScreens {
    /// Returns what a route shows.
    static func show(_ route: SharedRoute, _ context: RequestContext) throws(NeedsData) -> Reply {
        switch route {
        case .home: try SharedHomeScreen.show(context)
        case .list(let list): try SharedListScreen.show(context, list)
        case .item(let list, let item): try SharedItemScreen.show(context, list, item)
        case .members(let list): try SharedMembersScreen.show(context, list)
        case .join: SharedJoinScreen.show(context)
        case .invite, .refused: ErrorScreen.notAllowed(context)
        }
    }

    /// Applies a posted form. Without a member nobody has asked, and nothing is changed.
    static func apply(
        _ route: SharedRoute, _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext,
        _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> Applied {
        if case .refused = route { return try SharedRefusal.dismiss(form, context, &changeSet) }
        guard let member = context.request.member else { return SharedHandler.gone(context) }
        let handler = SharedHandler(context: context, form: form, member: member)
        switch route {
        case .home: return try handler.make(idempotencyKey, &changeSet)
        case .list(let list): return try handler.change(list, idempotencyKey, &changeSet)
        case .item(let list, let item): return try handler.change(list, item: item, &changeSet)
        case .members(let list): return try handler.changeMembers(list, &changeSet)
        case .invite(let list): return try handler.invite(to: list, &changeSet)
        case .join: return try handler.join(&changeSet)
        case .refused: return Applied(ErrorScreen.notAllowed(context))
        }
    }
}
