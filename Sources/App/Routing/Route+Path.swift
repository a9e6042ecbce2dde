import Almanac
import Interface
import Records

extension Route {
    /// The path of the route, percent-encoded. Task ids are letters, digits and hyphens (`TaskID`), so they stand as they are.
    var path: String {
        switch self {
        case .today: "/"
        case .day(let date): "/day/\(date.description)"
        case .dayPicker: "/day"
        case .inbox: "/inbox"
        case .newTask: "/tasks/new"
        case .tasks: "/tasks"
        case .task(let id): "/tasks/\(id)"
        case .taskActions(let id): "/tasks/\(id)/actions"
        case .taskAction(let id, let action): "/tasks/\(id)/\(action.rawValue)"
        case .place: "/place"
        case .thisMonth: "/times"
        case .month(let month): "/times/\(month.description)"
        case .explanation(let date, let event): "/times/\(date.description)/\(event.identifier)"
        case .thisHijriYear: "/calendar"
        case .hijriYear(let year): "/calendar/\(year)"
        case .qibla: "/qibla"
        case .me: "/me"
        case .methods: "/me/settings/methods"
        case .settings: "/me/settings"
        case .data: "/me/data"
        case .importData: "/me/data/import"
        case .export: "/me/data/wird.json"
        case .erase: "/me/data/erase"
        case .sources: "/me/sources"
        case .about: "/me/about"
        case .manifest: "/manifest.webmanifest"
        case .aladhan(let route): route.path
        }
    }

    /// A link to the route, with query items where the screen reads some.
    func link(_ items: QueryItem...) -> Link { link(items) }

    /// A link to the route, with query items where the screen reads some.
    func link(_ items: [QueryItem]) -> Link {
        link(query: QueryItem.text(items))
    }

    /// A link to the route, with a query that ``QueryItem/text(_:)`` made.
    func link(query: String) -> Link { Link(cleanPath: query.isEmpty ? path : path + "?" + query) }
}
