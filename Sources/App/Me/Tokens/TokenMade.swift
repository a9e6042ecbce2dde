import Interface
import Records

/// The page about a new token, which this once shows the secret and the addresses it opens.
///
/// The page has no form, so that nothing of the secret's making is sent with one (``AccessSecret``).
struct TokenMade {
    let context: RequestContext
    let name: String
    let scopes: [AccessScope]
    let secret: String

    var page: Page {
        let strings = context.strings
        return Page(
            title: strings[.tokensMade], area: .me, name: "token",
            header: PageHeader(strings[.tokensMade], back: Route.me(.tokens).link(), backLabel: strings[.navBack]).node,
            content: group {
                banner(strings[.tokensOnce], tone: .notice, icon: .info)
                card(.class("part")) {
                    h2 { bdi { name } }
                    p(.class("secret")) { code(.dir(.leftToRight)) { secret } }
                    if scopes.contains(.read) || scopes.contains(.tasks) {
                        p(.class("field-hint")) { strings[.tokensUseProgram] }
                        p(.class("secret")) { code(.dir(.leftToRight)) { "Authorization: Bearer " + secret } }
                    }
                }
                if scopes.contains(.feed) {
                    card(.class("part")) {
                        h2 { strings[.tokensFeed] }
                        p(.class("field-hint")) { strings[.tokensUseFeed] }
                        address(Route.planner(.feed(secret)))
                    }
                }
                if scopes.contains(.caldav) {
                    card(.class("part")) {
                        h2 { strings[.tokensCalDAV] }
                        p(.class("field-hint")) { strings[.tokensUseCalDAV] }
                        value(strings[.tokensCalDAVAddress], App.calendarRoot)
                        value(strings[.tokensCalDAVUser], Self.user)
                        value(strings[.tokensCalDAVPassword], secret)
                    }
                }
                if scopes.contains(.widgets) {
                    card(.class("part")) {
                        h2 { strings[.widgetsTitle] }
                        p(.class("field-hint")) { strings[.tokensUseWidgets] }
                        for route in Route.widgets(secret: secret) { address(route) }
                    }
                }
                div(.class("form-actions")) {
                    linkButton(strings[.tokensDone], href: Route.me(.tokens).link(), kind: .primary, icon: .check)
                }
            })
    }

    /// A link whose address can be copied as a whole.
    private func address(_ route: Route) -> Node {
        p(.class("secret")) { a(href: route.link(), .dir(.leftToRight)) { route.path } }
    }

    /// The user's name for programs that want one; any other does as well.
    private static let user = "wird"

    /// What a program asks for, by its name there.
    private func value(_ label: String, _ text: String) -> Node {
        group {
            p { label }
            p(.class("secret")) { code(.dir(.leftToRight)) { text } }
        }
    }

    func json(_ id: String) -> JSON {
        var object: JSONObject = [
            "id": .string(id), "token": .string(secret), "name": .string(name),
            "scopes": .array(scopes.map { .string($0.rawValue) }),
        ]
        if scopes.contains(.feed) { object["feed"] = .string(Route.planner(.feed(secret)).path) }
        if scopes.contains(.caldav) { object["caldav"] = .string(App.calendarRoot) }
        if scopes.contains(.widgets) {
            object["widgets"] = .array(
                Route.widgets(secret: secret).map { .string($0.path) })
        }
        return .object(object)
    }
}
