import App
import Records

/// A resource of the CalDAV server by its address.
enum CalDAVPlace: Hashable, Sendable {
    case root
    /// The person whose token it is.
    case principal
    /// The collection of the person's calendars, which has one.
    case home
    /// The calendar with the tasks.
    case tasks
    /// A task by the last part of its address, decoded.
    case task(String)

    /// The place of an address, with a slash at its end or without; `nil` if nothing is there.
    init?(path: String) {
        guard (path + "/").hasPrefix(App.calendarRoot) else { return nil }
        let parts = path.dropFirst(App.calendarRoot.count).split(separator: "/", omittingEmptySubsequences: true)
        switch parts.count {
        case 0: self = .root
        case 1 where parts[0] == "principal": self = .principal
        case 1 where parts[0] == "calendars": self = .home
        case 2 where parts[0] == "calendars" && parts[1] == "wird": self = .tasks
        case 3 where parts[0] == "calendars" && parts[1] == "wird":
            guard let name = try? PercentCoding.decode(String(parts[2])), !name.contains("/"), !path.hasSuffix("/")
            else {
                return nil
            }
            self = .task(name)
        default: return nil
        }
    }

    var path: String {
        switch self {
        case .root: App.calendarRoot
        case .principal: App.calendarRoot + "principal/"
        case .home: App.calendarRoot + "calendars/"
        case .tasks: App.calendarRoot + "calendars/wird/"
        case .task(let name): Self.tasks.path + PercentCoding.encode(name)
        }
    }

    /// The name of the task in a link of a report, an address or a whole one.
    static func name(inLink link: String) -> String? {
        var path = link
        if let scheme = link.firstRange(of: "://") {
            guard let slash = link[scheme.upperBound...].firstIndex(of: "/") else { return nil }
            path = String(link[slash...])
        }
        if case .task(let name)? = CalDAVPlace(path: path) { return name }
        return nil
    }

    /// The methods that it answers.
    var methods: String {
        switch self {
        case .root, .principal, .home: "OPTIONS, PROPFIND"
        case .tasks: "OPTIONS, PROPFIND, PROPPATCH, REPORT"
        case .task: "OPTIONS, GET, HEAD, PUT, DELETE, PROPFIND"
        }
    }
}
