import App
import HTTPTypes
import HummingbirdCore
import Interface
import People

/// The page that asks a person again who is there.
extension AccountDesk.Visit {
    func confirm(
        _ ways: AccountDesk.Ways, problem: String? = nil, waiting: Int? = nil, status: HTTPResponse.Status = .ok
    ) -> Response {
        page(
            status, "account.confirm", said: problem ?? waiting.map { _ in "account.wait" }, waiting: waiting,
            lead: "account.confirmLead"
        ) {
            if ways.hasPasskey, party != nil {
                card(.class("part")) {
                    passkeyButton(
                        "account.confirmPasskey", get: true, options: .confirmOptions, finish: .confirmPasskey)
                }
            }
            if ways.hasPassword {
                card(.class("part")) {
                    form(.method(.post), .action(Link(path: AccountRoute.confirm.path))) {
                        Field("current", label: text("account.password"))
                            .text("", type: "password", .autocomplete("current-password"), .required())
                        submitButton(text("account.next"), icon: .check)
                    }
                }
            }
            if context.isSecure, !ways.providers.isEmpty {
                card(.class("part")) {
                    for provider in ways.providers {
                        providerButton(provider, .confirmProvider, "account.providerWith")
                    }
                }
            }
            div(.class("form-actions")) {
                linkButton(text("account.own"), href: Link(path: AccountRoute.home.path))
            }
        }
    }
}
