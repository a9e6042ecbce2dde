import Interface

extension RequestContext {
    /// Whether an area stands in the bar.
    func shows(_ area: Area) -> Bool { !settings.hidden.contains(area) }

    /// Whether the path is spoken of among other things: it isn't hidden, and no program asks, whose access token reaches
    /// nothing of it.
    var tellsOfPath: Bool { shows(.path) && !Access.isBearer(request.authorization) }

    /// Whether a route is open: it belongs to no area that is hidden.
    func opens(_ route: Route) -> Bool { route.facts.owner.map { area in shows(area) } ?? true }

    /// The area that the app opens with: the first that shows.
    var home: Area { Area.allCases.first { area in shows(area) } ?? .me }

    /// The way home, as a button.
    var homeButton: Node {
        linkButton(
            strings[home == .today ? .errorHome : home.name], href: home.front.link(), kind: .primary, icon: home.icon)
    }

    /// A route where it is open, else the page of the area that the app opens with.
    func orHome(_ route: Route) -> Route { opens(route) ? route : home.front }
}
