import Interface
import Records

/// Every address that the app answers, by area. Links are built only from routes, so a dead link can't be written.
///
/// A new area is a new case, with a line in each `switch` below; the facts about its routes are in its own file.
enum Route: Hashable, Sendable {
    case planner(PlannerRoute)
    case times(TimesRoute)
    case quran(QuranRoute)
    case path(PathRoute)
    case adhkar(AdhkarRoute)
    case course(CourseRoute)
    case shared(SharedRoute)
    case me(MeRoute)
    case aladhan(AladhanRoute)

    /// Two routes are one when their addresses are: an address is parsed and printed from the same lines. What a compiler
    /// derives for all of their cases would weigh more in the worker than a page's code.
    static func == (a: Route, b: Route) -> Bool { a.path == b.path }

    func hash(into hasher: inout Hasher) { hasher.combine(path) }

    /// Everything that is known about the route.
    var facts: RouteFacts {
        switch self {
        case .planner(let route): route.facts
        case .times(let route): route.facts
        case .quran(let route): route.facts
        case .path(let route): route.facts
        case .adhkar(let route): route.facts
        case .course(let route): route.facts
        case .shared(let route): route.facts
        case .me(let route): route.facts
        case .aladhan(let route): route.facts
        }
    }

    /// The records that a request surely needs besides the settings and the place. A host that has loaded nothing yet loads
    /// them together, instead of hearing of one after the other.
    ///
    /// - Parameter form: what was posted; `nil` for a page.
    func foreseen(_ form: FormFields?) -> [RecordQuery] {
        switch self {
        case .planner(let route): route.foreseen(form)
        case .path(let route): route.foreseen(form)
        case .course(let route): route.foreseen
        case .times, .quran, .adhkar, .shared, .me, .aladhan: []
        }
    }

    /// The route of a path; `nil` where the app has none.
    init?(path: String) {
        var parts: [Substring] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() { parts.append(part) }
        // "/inbox/" is the same place as "/inbox".
        if parts.count > 1, parts.last == "", parts.first != "" { parts.removeLast() }
        guard path.utf8.first == UInt8(ascii: "/"), let route = Self.parse(parts) else { return nil }
        self = route
    }

    private static func parse(_ parts: [Substring]) -> Route? {
        if let route = PlannerRoute(parts) { return .planner(route) }
        if let route = TimesRoute(parts) { return .times(route) }
        if let route = QuranRoute(parts) { return .quran(route) }
        if let route = PathRoute(parts) { return .path(route) }
        if let route = AdhkarRoute(parts) { return .adhkar(route) }
        if let route = CourseRoute(parts) { return .course(route) }
        if let route = SharedRoute(parts) { return .shared(route) }
        if let route = MeRoute(parts) { return .me(route) }
        return AladhanRoute(parts).map { .aladhan($0) }
    }
}

extension Route {
    var path: String { facts.path }
    var methods: [Method] { facts.methods.list }

    /// A link to the route, with query items that the screen reads.
    func link(_ items: QueryItem...) -> Link { link(items) }

    /// A link to the route, with query items that the screen reads.
    func link(_ items: [QueryItem]) -> Link {
        link(query: QueryItem.text(items))
    }

    /// A link to the route, with a query that ``QueryItem/text(_:)`` made.
    func link(query: String) -> Link { Link(cleanPath: query.isEmpty ? path : path + "?" + query) }
}
