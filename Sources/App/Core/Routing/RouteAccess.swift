/// Which access tokens reach a route. None reaches the tokens themselves, and no form except those named here.
enum RouteAccess: Sendable {
    /// The person alone: no token sees it or posts to it.
    case person
    /// Whoever sits at the machine that the server runs on: no token sees it, and no device that came in from elsewhere.
    case machine
    /// Tokens that may read see it; its forms are for the person.
    case read
    /// Tokens that may read see it, and those for tasks may post to it.
    case tasks
    /// A widget: tokens that may read and those for widgets see it.
    case widgets
    /// What a widget may note.
    case widgetMark
    /// A calendar: tokens that may read and those for the feed see it.
    case feed

    /// The scopes of which a token needs one.
    func scopes(isPost: Bool) -> [AccessScope] {
        switch self {
        case .person, .machine: []
        case .read: isPost ? [] : [.read]
        case .tasks: isPost ? [.tasks] : [.read]
        case .widgets: isPost ? [] : [.read, .widgets]
        case .widgetMark: isPost ? [.tasks, .widgets] : []
        case .feed: isPost ? [] : [.read, .feed]
        }
    }

    /// Whether devices that came in from elsewhere are kept out as well.
    var isAtMachine: Bool {
        switch self {
        case .machine: true
        case .person, .read, .tasks, .widgets, .widgetMark, .feed: false
        }
    }
}
