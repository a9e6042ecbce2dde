import Interface
import Records

/// Where a form leads back to: one of the app's own pages, never another site.
enum Return {
    /// The page that a form named in its field `back`; `nil` where it named none of ours.
    static func route(_ form: FormFields) -> Route? {
        form[.back].flatMap { Self.route(path: $0) }
    }

    /// The page that a link named as the one it stands on; `nil` where it named none of ours.
    static func route(_ context: RequestContext) -> Route? {
        context.parameter(.back).flatMap { Self.route(path: $0) }
    }

    /// The link back from a page that an action of the path led to: the path then asks, once, whether to note it.
    static func link(_ context: RequestContext, else route: Route) -> Link {
        (self.route(context) ?? route).link(opened(context))
    }

    /// The action of the path that led to a page; nothing where none did.
    static func opened(_ context: RequestContext) -> [QueryItem] {
        guard route(context) == .path(.home), let entry = context.parameter(.opened) else { return [] }
        return [QueryItem(.opened, entry)]
    }

    /// What a form keeps of the way back, for the page that it leads to.
    static func items(_ form: FormFields) -> [QueryItem] {
        guard let back = route(form) else { return [] }
        let opened = form[Parameter.opened.rawValue].map { entry in [QueryItem(.opened, entry)] } ?? []
        return [QueryItem(.back, back.path)] + opened
    }

    /// The page at a path; `nil` where that is none that a form comes back to.
    static func route(path: String) -> Route? {
        guard let route = Route(path: path), route.facts.returns else { return nil }
        return route
    }
}
