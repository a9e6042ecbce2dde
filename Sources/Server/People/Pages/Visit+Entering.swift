import App
import HTTPTypes
import HummingbirdCore
import Interface
import People

/// The pages for who isn't inside yet.
extension AccountDesk.Visit {
    /// The button for a passkey, which is the quickest way, then those of services, and the form for a name and a password.
    func signIn(
        _ status: HTTPResponse.Status = .ok, problem: String? = nil, waiting: Int? = nil, name: String = ""
    ) -> Response {
        page(status, "account.signIn", said: problem ?? waiting.map { _ in "account.wait" }, waiting: waiting) {
            if party != nil {
                card(.class("part")) {
                    passkeyButton(
                        "account.usePasskey", get: true, options: .signInOptions, finish: .signInPasskey)
                }
            }
            providerButtons(.signInProvider)
            card(.class("part")) {
                form(.method(.post), .action(Link(path: AccountRoute.signIn.path))) {
                    Field("name", label: text("account.name"))
                        .text(name, .autocomplete("username"), .maxlength(PersonName.limit), .required())
                    Field("password", label: text("account.password"))
                        .text("", type: "password", .autocomplete("current-password"), .required())
                    submitButton(text("account.signIn"), icon: .check)
                }
            }
            card(.class("part")) {
                h2 { text("account.otherwise") }
                div(.class("form-actions")) {
                    linkButton(text("account.join"), href: Link(path: AccountRoute.join.path))
                    linkButton(text("account.lost"), href: Link(path: AccountRoute.recover.path))
                    linkButton(text("pair.way"), href: Link(path: App.pairingPath))
                }
            }
        }
    }

    /// The form for an invitation, whose code the link fills in.
    func join(
        _ status: HTTPResponse.Status = .ok, problem: (field: String, key: String)? = nil, waiting: Int? = nil
    ) -> Response {
        page(
            status, "account.join", said: waiting.map { _ in "account.wait" }, waiting: waiting,
            lead: "account.joinLead"
        ) {
            card(.class("part")) {
                form(.method(.post), .action(Link(path: AccountRoute.join.path))) {
                    codeField("account.invitation", problem)
                    Field(
                        "name", label: text("account.name"), hint: text("account.nameHint"),
                        error: error("name", problem)
                    )
                    .text(fields["name"], .autocomplete("username"), .maxlength(PersonName.limit), .required())
                    submitButton(text("account.next"), icon: .check)
                }
            }
        }
    }

    /// The form for a recovery code.
    func recover(
        _ status: HTTPResponse.Status = .ok, problem: (field: String, key: String)? = nil, waiting: Int? = nil
    ) -> Response {
        page(
            status, "account.lost", said: waiting.map { _ in "account.wait" }, waiting: waiting,
            lead: "account.recoverLead"
        ) {
            card(.class("part")) {
                form(.method(.post), .action(Link(path: AccountRoute.recover.path))) {
                    codeField("account.recovery", problem)
                    submitButton(text("account.next"), icon: .check)
                }
            }
        }
    }

    /// How the person signs in from now on.
    func ways(
        _ status: HTTPResponse.Status = .ok, name: String, rule: PasswordRule, problem: PasswordRule.Problem? = nil
    ) -> Response {
        let problem = problem.map { AccountPage.Problem($0) }
        return page(status, "account.ways", lead: party == nil ? "account.waysPassword" : "account.waysLead") {
            providerButtons(.wayProvider)
            if party != nil {
                card(.class("part")) {
                    h2 { text("account.passkey") }
                    p(.class("field-hint")) { text("account.passkeyHint") }
                    passkeyButton("account.makePasskey", get: false, options: .wayOptions, finish: .wayPasskey)
                }
            }
            card(.class("part")) {
                h2 { text("account.password") }
                form(.method(.post), .action(Link(path: AccountRoute.wayPassword.path))) {
                    // For password managers, which keep the name beside the password.
                    input(
                        .type("text"), .name("username"), .value(name), .autocomplete("username"), .class("spoken"),
                        .readonly(), .tabindex(-1), .aria("label", text("account.name")))
                    newPassword(rule.alone, problem)
                    submitButton(text("account.setPassword"), icon: .check)
                }
            }
        }
    }

    /// The recovery code, which is shown this once.
    func code(_ code: Secret) -> Response {
        page(.ok, "account.code", lead: "account.codeLead") {
            card(.class("part")) { secret(code.shown) }
            div(.class("form-actions")) {
                linkButton(
                    text("account.codeKept"), href: Link(path: AccountRoute.arrived.path), kind: .primary, icon: .check)
            }
        }
    }

    /// The page after signing in. Its script goes on at once, unless the browser holds somebody else's records: those
    /// are kept until the person says that they may go.
    ///
    /// - Parameter isWritten: whether the person has records already, so that those of a guest aren't taken in unasked.
    func arrived(isWritten: Bool) -> Response {
        page(.ok, "account.arrived") {
            div(
                .data("arrived", dwelling?.person ?? ""), .data("go", "/"),
                isWritten ? .data("written", "") : .class("arrived"), .hidden()
            ) {
                div(.data("other")) { banner(text("account.otherHere"), tone: .notice, icon: .warning) }
                div(.data("guest")) {
                    banner(text("account.guestHere"), tone: .notice, icon: .info)
                    button(.type("button"), .class("button", "button-primary"), .data("adopt")) {
                        Icon.check.node(.text)
                        span { text("account.adopt") }
                    }
                }
                form(.method(.post), .action(Link(path: AccountRoute.clear.path)), .data("clears")) {
                    unsent
                    submitButton(text("account.clear"), icon: .trash)
                }
                command(.signOut, "account.signOut", icon: .back)
            }
            div(.class("form-actions")) { linkButton(text("account.back"), href: Link(path: "/"), icon: .today) }
        }
    }

    /// Says before a browser is cleared that changes would be lost.
    var unsent: Node {
        div(.data("unsent"), .role("alert"), .hidden()) {
            banner(text("account.unsent"), tone: .notice, icon: .warning)
        }
    }

    /// What was begun is over.
    func over() -> Response {
        page(.gone, "account.signIn", said: "account.stepOver") {
            div(.class("form-actions")) {
                linkButton(text("account.signIn"), href: Link(path: AccountRoute.signIn.path), kind: .primary)
            }
        }
    }

    private func codeField(_ key: String, _ problem: (field: String, key: String)?) -> Node {
        Field("code", label: text(key), hint: text("pair.codeHint"), error: error("code", problem))
            .text(fields["code"], .data("code"), .autocomplete("off"), .maxlength(80), .required())
    }

    private func error(_ field: String, _ problem: (field: String, key: String)?) -> String? {
        problem.flatMap { $0.field == field ? text($0.key, ["limit": "\(PersonName.limit)"]) : nil }
    }
}
