/// What the app knows about a route besides its screen. Each route states it all in one line of its area's file;
/// nothing has a default, so an omission doesn't compile.
struct RouteFacts: Sendable {
    /// The percent-encoded path. Ids are letters, digits and hyphens (``TaskID``), so they need no encoding.
    let path: String
    let methods: RouteMethods
    let access: RouteAccess
    /// Whether a form may lead back to it.
    let returns: Bool
    /// The area that it is hidden with, or `nil` for what all areas share: the place, settings, data.
    let owner: Area?
    /// The area whose place in the bar is marked on it.
    let bar: Area

    init(_ path: String, _ methods: RouteMethods, _ access: RouteAccess, returns: Bool, owner: Area?, bar: Area) {
        self.path = path
        self.methods = methods
        self.access = access
        self.returns = returns
        self.owner = owner
        self.bar = bar
    }
}

/// The methods that a route answers.
enum RouteMethods: Sendable {
    /// The route is shown.
    case page
    /// The route is shown and accepts forms.
    case form
    /// The route only accepts forms.
    case action

    /// The methods in the order of the `Allow` header (RFC 9110 §10.2.1).
    var list: [Method] {
        switch self {
        case .page: [.get, .head]
        case .form: [.get, .head, .post]
        case .action: [.post]
        }
    }
}
