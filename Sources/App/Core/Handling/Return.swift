import Interface
import Records

/// The page that a form leads back to: one of the app's own, never another site.
enum Return {
    /// The page that a form named in its field `back`, or `nil` if it named none of ours.
    static func route(_ form: FormFields) -> Route? {
        form[.back].flatMap { Self.route(path: $0) }
    }

    /// The page that a link named as the one containing it, or `nil` if it named none of ours.
    static func route(_ context: RequestContext) -> Route? {
        context.parameter(.back).flatMap { Self.route(path: $0) }
    }

    /// A link back from a page that an action of the path led to; the path then asks once whether to note the action.
    static func link(_ context: RequestContext, else route: Route) -> Link {
        (self.route(context) ?? route).link(opened(context))
    }

    /// The action of the path that led to a page; empty if none did.
    static func opened(_ context: RequestContext) -> [QueryItem] {
        guard route(context) == .path(.home), let entry = context.parameter(.opened) else { return [] }
        return [QueryItem(.opened, entry)]
    }

    /// What a form preserves of the way back, for the page that it leads to.
    static func items(_ form: FormFields) -> [QueryItem] {
        guard let back = route(form) else { return [] }
        let opened = form[Parameter.opened.rawValue].map { entry in [QueryItem(.opened, entry)] } ?? []
        return [QueryItem(.back, back.path)] + opened
    }

    /// The page at a path, or `nil` if no form may return to it.
    static func route(path: String) -> Route? {
        guard let route = Route(path: path), route.facts.returns else { return nil }
        return route
    }
}
