import Interface
import Records

/// The page at the addresses of a hidden area: it says that the area is hidden and nothing is lost, and has a button
/// that shows it.
enum HiddenScreen {
    /// The answer in place of a hidden area, or `nil` if the route is open.
    static func reply(_ context: RequestContext) -> Reply? {
        guard isHidden(context), let area = context.route.facts.owner else { return nil }
        if let front = front(context) { return front }
        switch context.route {
        // What other sites could show is not found while the area is hidden.
        case .planner(.widget(let address)) where address.secret != nil: return ErrorScreen.notFound(context)
        case .planner(.widgetMark(.some)): return ErrorScreen.notFound(context)
        default: return page(area, context)
        }
    }

    /// Whether a route belongs to a hidden area.
    static func isHidden(_ context: RequestContext) -> Bool {
        guard let area = context.route.facts.owner, !context.shows(area) else { return false }
        switch context.route {
        // A page open elsewhere and a calendar program still learn that nothing more comes.
        case .planner(.reminders) where context.wantsJSON: return false
        case .planner(.feed): return false
        default: return true
        }
    }

    /// Redirects the app's front page to the area in use; `nil` for every other address.
    static func front(_ context: RequestContext) -> Reply? {
        context.route == .planner(.today) && !context.wantsJSON ? .seeOther(context.home.front.link()) : nil
    }

    private static func page(_ area: Area, _ context: RequestContext) -> Reply {
        let strings = context.strings
        let title = strings(.hiddenTitle, .word("area", strings[area.name]))
        guard !context.wantsJSON else {
            return .refusal("area_hidden", title + ". " + strings[.hiddenBody], status: 409)
        }
        return .page(
            Page(
                title: title, area: .me, name: "hidden", header: PageHeader(title).node,
                content: group {
                    emptyState(.openDay, title: title, text: strings[.hiddenBody], action: show(area, context))
                    div(.class("form-actions")) { context.homeButton }
                }, isLasting: false))
    }

    /// A button that shows the area again and returns to the requested page.
    @NodeBuilder private static func show(_ area: Area, _ context: RequestContext) -> Node {
        if let field = area.field {
            let asked = context.route.path
            postForm(Route.me(.settings).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(field.rawValue, "on")
                hiddenInput(FieldName.back.rawValue, Return.route(path: asked) == nil ? area.front.path : asked)
                submitButton(context.strings[.hiddenShow], icon: area.icon)
            }
        }
    }
}
