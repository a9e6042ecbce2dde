import App
import HTTPTypes
import HummingbirdCore
import Interface
import People

/// The pages on the way to a provider and back.
extension AccountDesk.Visit {
    /// The button of each provider; nothing where there is none.
    @NodeBuilder func providerButtons(_ route: AccountRoute, _ key: String = "account.providerWith") -> Node {
        if !providers.isEmpty {
            card(.class("part")) {
                for provider in providers { providerButton(provider, route, key, kind: .primary) }
            }
        }
    }

    func providerButton(
        _ provider: IdentityProvider, _ route: AccountRoute, _ key: String, kind: ButtonKind = .secondary
    ) -> Node {
        let label = text(key, ["name": provider.title])
        return Interface.form(.method(.post), .action(Link(path: route.path))) {
            hiddenInput("provider", provider.id)
            submitButton(label, kind: kind, icon: .lock, .aria("label", label))
        }
    }

    /// Sends the browser on to a provider. Not by a redirect: a form's answer may lead to no other site (CSP,
    /// `form-action`).
    func onward(to provider: IdentityProvider, _ address: String) -> Response {
        let values = ["name": provider.title]
        var response = page(.ok, "account.providerOn", values) {
            p(.class("part-lead")) { text("account.providerOnLead", values) }
            if let link = Link(https: address) {
                div(.class("form-actions")) {
                    linkButton(text("account.providerWith", values), href: link, kind: .primary)
                }
            }
        }
        response.headers[HTTPField.Name("refresh")!] = "0; url=\(address)"
        return response
    }

    /// The provider's account is nobody's here.
    func unconnected(_ provider: IdentityProvider) -> Response {
        problem(.forbidden, "account.providerUnknown", provider) {
            linkButton(text("account.join"), href: Link(path: AccountRoute.join.path), kind: .primary)
            linkButton(text("account.signIn"), href: Link(path: AccountRoute.signIn.path))
        }
    }

    /// Whoever was sent to a provider stopped there.
    func stopped(_ provider: IdentityProvider) -> Response { again(.forbidden, "account.providerStopped", provider) }

    func unreachable(_ provider: IdentityProvider) -> Response {
        again(.badGateway, "account.providerUnreachable", provider)
    }

    func untrusted(_ provider: IdentityProvider) -> Response { again(.forbidden, "account.providerWrong", provider) }

    private func again(_ status: HTTPResponse.Status, _ key: String, _ provider: IdentityProvider) -> Response {
        problem(status, key, provider) {
            let isInside = member != nil
            linkButton(
                text(isInside ? "account.own" : "account.signIn"),
                href: Link(path: (isInside ? AccountRoute.home : .signIn).path), kind: .primary)
        }
    }

    private func problem(
        _ status: HTTPResponse.Status, _ key: String, _ provider: IdentityProvider,
        @NodeBuilder actions: () -> Node
    ) -> Response {
        let values = ["name": provider.title]
        return page(status, "account.signIn", said: key, values) { div(.class("form-actions")) { actions() } }
    }
}
