import Interface
import Records

/// What the addresses of a hidden area lead to: that it is hidden, that nothing is lost, and a button that shows it.
enum HiddenScreen {
    /// The answer in a hidden area's place; `nil` where the route is open.
    static func reply(_ visit: Visit) -> Reply? {
        guard isHidden(visit), let area = visit.route.facts.owner else { return nil }
        if let front = front(visit) { return front }
        switch visit.route {
        // What another site shows is gone.
        case .planner(.widget(let address)) where address.secret != nil: return ErrorScreen.notFound(visit)
        case .planner(.widgetMark(.some)): return ErrorScreen.notFound(visit)
        default: return page(area, visit)
        }
    }

    /// Whether a route is of an area that is hidden.
    static func isHidden(_ visit: Visit) -> Bool {
        guard let area = visit.route.facts.owner, !visit.shows(area) else { return false }
        switch visit.route {
        // A page that stands open elsewhere, and a calendar program, learn that nothing comes any more.
        case .planner(.reminders) where visit.wantsJSON: return false
        case .planner(.feed): return false
        default: return true
        }
    }

    /// The app's own front door opens what the person uses; `nil` for every other address.
    static func front(_ visit: Visit) -> Reply? {
        visit.route == .planner(.today) && !visit.wantsJSON ? .seeOther(visit.home.front.link()) : nil
    }

    private static func page(_ area: Area, _ visit: Visit) -> Reply {
        let strings = visit.strings
        let title = strings(.hiddenTitle, .word("area", strings[area.name]))
        guard !visit.wantsJSON else {
            return .refusal("area_hidden", title + ". " + strings[.hiddenBody], status: 409)
        }
        return .page(
            Page(
                title: title, area: .me, name: "hidden", header: PageHeader(title).node,
                content: group {
                    emptyState(.openDay, title: title, text: strings[.hiddenBody], action: show(area, visit))
                    div(.class("form-actions")) { visit.homeButton }
                }, isLasting: false))
    }

    /// Shows the area again and comes back to the page that was asked for.
    @NodeBuilder private static func show(_ area: Area, _ visit: Visit) -> Node {
        if let field = area.field {
            let asked = visit.route.path
            postForm(Route.me(.settings).link(), operation: OperationSlot.mark) {
                hiddenInput(field.rawValue, "on")
                hiddenInput(FieldName.back.rawValue, Return.route(path: asked) == nil ? area.front.path : asked)
                submitButton(visit.strings[.hiddenShow], icon: area.icon)
            }
        }
    }
}
