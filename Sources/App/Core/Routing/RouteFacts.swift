/// What the app knows of a route besides its screen. Each route says all of it in one line of its area's file, and
/// nothing has a default: what nobody has said doesn't compile.
struct RouteFacts: Sendable {
    /// Percent-encoded. Ids are letters, digits and hyphens (``TaskID``), so they stand as they are.
    let path: String
    let methods: RouteMethods
    let access: RouteAccess
    /// Whether a form may lead back to it.
    let returns: Bool
    /// The area that it goes with where that is hidden; `nil` for what all areas share: the place, settings, data.
    let owner: Area?
    /// The place of the bar that it stands in.
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

/// The methods a route answers.
enum RouteMethods: Sendable {
    /// It is looked at.
    case page
    /// It is looked at, and forms are sent to it.
    case form
    /// Forms alone are sent to it.
    case action

    /// In the order the `Allow` header names them (RFC 9110 §10.2.1).
    var list: [Method] {
        switch self {
        case .page: [.get, .head]
        case .form: [.get, .head, .post]
        case .action: [.post]
        }
    }
}
