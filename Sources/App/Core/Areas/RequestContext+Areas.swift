import Interface

extension RequestContext {
    /// Whether an area is shown in the bar.
    func shows(_ area: Area) -> Bool { !settings.hidden.contains(area) }

    /// Whether other pages mention the path: it isn't hidden, and the request doesn't come from a program, whose access
    /// token never reaches the path.
    var tellsOfPath: Bool { shows(.path) && !Access.isBearer(request.authorization) }

    /// Whether a route is open, which means that its area isn't hidden.
    func opens(_ route: Route) -> Bool { route.facts.owner.map { area in shows(area) } ?? true }

    /// The area that the app opens with: the first that is shown.
    var home: Area { Area.allCases.first { area in shows(area) } ?? .me }

    /// A button that leads home.
    var homeButton: Node {
        linkButton(
            strings[home == .today ? .errorHome : home.name], href: home.front.link(), kind: .primary, icon: home.icon)
    }

    /// The route if it is open, otherwise the front page of the area that the app opens with.
    func orHome(_ route: Route) -> Route { opens(route) ? route : home.front }
}
