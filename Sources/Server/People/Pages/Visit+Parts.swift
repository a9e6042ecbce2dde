import App
import HTTPTypes
import HummingbirdCore
import Interface
import People

/// What the pages about accounts are made of.
extension AccountDesk.Visit {
    /// A page of the server's own; for a program, its title or what is amiss.
    ///
    /// - Parameters:
    ///   - key: the key of its title.
    ///   - said: the key of what has to be said first.
    ///   - values: for the texts of both.
    func page(
        _ status: HTTPResponse.Status, _ key: String, said: String? = nil, _ values: [String: String] = [:],
        waiting: Int? = nil, lead: String? = nil, @NodeBuilder content: () -> Node
    ) -> Response {
        let seconds = values.merging(waiting.map { ["seconds": "\($0)"] } ?? [:]) { $1 }
        if Messages.isProgram(request) { return message(status, said ?? key, seconds) }
        guard let language = messages.language(language) else { return .plain(status) }
        let node = group {
            if let said { banner(text(said, seconds), tone: .notice, icon: .warning) }
            if let lead { p(.class("part-lead")) { text(lead) } }
            content()
        }
        var response = HostPage(
            language: language, title: text(key, values), content: node, assets: messages.assets, script: "account.js"
        ).response(status)
        if let waiting { response.headers[.retryAfter] = "\(waiting)" }
        return response
    }

    /// A button that uses or makes a passkey, with the place where its script says what came of it (`passkey.js`).
    @NodeBuilder func passkeyButton(
        _ key: String, get: Bool, options: AccountRoute, finish: AccountRoute
    ) -> Node {
        button(
            .type("button"), .class("button", "button-primary"), .data(get ? "passkey-get" : "passkey-create"),
            .data("options", options.path), .data("finish", finish.path), .hidden()
        ) {
            Icon.lock.node(.text)
            span { text(key) }
        }
        p(
            .class("field-hint"), .data("passkey-status"), .aria("live", "polite"),
            .data("cancelled", text("account.passkeyCancelled")), .data("failed", text("account.passkeyFailed")),
            .data("existing", text("account.passkeyKnown"))
        ) { "" }
        p(.class("field-hint"), .data("passkey-absent"), .hidden()) { text("account.passkeyAbsent") }
    }

    /// The field of a new password, with what it has to be.
    func newPassword(_ least: Int, _ problem: AccountPage.Problem?) -> Node {
        Field(
            "password", label: text("account.newPassword"), hint: text("account.passwordHint", ["count": "\(least)"]),
            error: problem.flatMap { $0.field == "password" ? text($0.key, $0.values) : nil }
        ).text("", type: "password", .autocomplete("new-password"), .required())
    }

    /// A secret to be read out, copied or typed elsewhere.
    func secret(_ text: String) -> Node { p(.class("secret")) { Interface.code(.dir(.leftToRight)) { text } } }

    /// A form with a button and nothing else to see.
    func command(
        _ route: AccountRoute, _ key: String, named name: String = "", kind: ButtonKind = .secondary,
        icon: Icon? = nil, _ fields: [(String, String)] = []
    ) -> Node {
        Interface.form(.method(.post), .action(Link(path: route.path))) {
            for field in fields { hiddenInput(field.0, field.1) }
            submitButton(
                text(key), kind: kind, icon: icon,
                .aria("label", name.isEmpty ? text(key) : "\(text(key)): \(name)"))
        }
    }
}
