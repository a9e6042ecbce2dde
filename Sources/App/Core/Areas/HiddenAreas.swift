import Interface
import Records

/// The areas that the person hid (SY-001). Their data stays as it is and returns with them.
struct HiddenAreas: Hashable, Sendable {
    /// In the order of the bar.
    private(set) var areas: [Area] = Area.allCases.filter { area in !area.isShownAtFirst }

    /// Creates the set of somebody who has not chosen.
    init() {}

    /// Reads the hidden areas from the settings. Each area is a field of its own, so that two devices that hide
    /// different areas both take effect; if that would hide them all, the first is shown again.
    init(_ record: Record) {
        areas = []
        for area in Area.allCases {
            guard let field = area.field else { continue }
            if !(record[field.rawValue]?.value.bool ?? area.isShownAtFirst) { areas.append(area) }
        }
        if Self.isAll(areas) { areas.removeFirst() }
    }

    func contains(_ area: Area) -> Bool { areas.contains(area) }

    /// Whether a form would hide everything that can be hidden.
    func isAll(after form: FormFields) -> Bool {
        var left: [Area] = []
        for area in Area.allCases {
            guard let field = area.field else { continue }
            if form.last(field).map({ $0 != "on" }) ?? contains(area) { left.append(area) }
        }
        return Self.isAll(left)
    }

    private static func isAll(_ hidden: [Area]) -> Bool {
        !Area.allCases.contains { area in area.field != nil && !hidden.contains(area) }
    }
}

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
