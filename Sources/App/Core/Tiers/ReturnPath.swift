import Interface
import Records

/// The exact screen, with its query, from which a person came to Pro and to which they return (MZ-276): one of the
/// app's own.
struct ReturnPath: Hashable, Sendable {
    let route: Route
    private let query: String

    /// The current screen, or the one that a form names.
    init(_ context: RequestContext, _ form: FormFields? = nil) {
        if let path = form?[.back], let named = ReturnPath(path) {
            self = named
        } else if context.route.methods.contains(.get), context.route != .me(.pro) {
            route = context.route
            query = form == nil ? Self.clean(context.query) : ""
        } else {
            route = .planner(.today)
            query = ""
        }
    }

    /// Reads an address; `nil` if it isn't one that shows something.
    init?(_ text: String) {
        let parts = text.split(separator: "?", maxSplits: 1)
        guard let path = parts.first, let route = Route(path: String(path)), route.methods.contains(.get),
            route != .me(.pro)
        else { return nil }
        self.route = route
        query = parts.count > 1 ? Self.clean((try? FormFields(query: String(parts[1]))) ?? FormFields()) : ""
    }

    /// The address.
    var text: String { query.isEmpty ? route.path : route.path + "?" + query }

    /// A link to the screen, with a notice of what was just done.
    func link(_ notice: Notice? = nil) -> Link {
        var query = query
        if let notice {
            query += (query.isEmpty ? "" : "&") + QueryItem.text([QueryItem(.notice, notice.rawValue)])
        }
        return route.link(query: query)
    }

    /// The query without a notice that was already shown.
    private static func clean(_ query: FormFields) -> String {
        var items = ""
        for pair in query.pairs where pair.name != Parameter.notice.rawValue && pair.value.utf8.count <= 200 {
            items +=
                (items.isEmpty ? "" : "&") + PercentCoding.encode(pair.name) + "=" + PercentCoding.encode(pair.value)
        }
        return items.utf8.count <= 600 ? items : ""
    }
}
