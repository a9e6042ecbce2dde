/// Which access tokens reach a route. None reaches the tokens themselves, and no form but those named here.
enum RouteAccess: Sendable {
    /// The person alone: no token sees it or posts to it.
    case person
    /// Who reads sees it; its forms are the person's.
    case read
    /// Who reads sees it, and who works on tasks posts to it.
    case tasks
    /// A widget: those that read and those that were given widgets see it.
    case widgets
    /// What a widget notes.
    case widgetMark
    /// A calendar: those that read and those that subscribe see it.
    case feed

    /// The scopes of which a token needs one.
    func scopes(isPost: Bool) -> [AccessScope] {
        switch self {
        case .person: []
        case .read: isPost ? [] : [.read]
        case .tasks: isPost ? [.tasks] : [.read]
        case .widgets: isPost ? [] : [.read, .widgets]
        case .widgetMark: isPost ? [.tasks, .widgets] : []
        case .feed: isPost ? [] : [.read, .feed]
        }
    }
}
