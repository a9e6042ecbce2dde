import Almanac
import App
import HTTPTypes
import HummingbirdCore
import Interface
import People
import Records

/// The page of one's own account.
extension AccountDesk.Visit {
    func home(_ page: AccountPage, status: HTTPResponse.Status) -> Response {
        self.page(status, "account.title", lead: "account.lead") {
            if page.recovery?.byOperator == true {
                banner(
                    text("account.recoveredFor", ["date": date(page.recovery?.made)]), tone: .notice, icon: .info)
            }
            name(page)
            if !page.person.name.isEmpty {
                passkeys(page)
                password(page)
                providers(page)
                recovery(page)
            }
            happenings(page)
            div(.class("form-actions")) {
                linkButton(text("account.back"), href: Link(path: "/"), icon: .today)
                if page.person.role.managesPeople {
                    linkButton(text("account.people"), href: Link(path: AccountRoute.people.path), icon: .family)
                }
            }
            if page.isSignedIn {
                form(.method(.post), .action(Link(path: AccountRoute.signOut.path)), .data("clears")) {
                    unsent
                    Field("keep", label: text("account.signOutKeep"), hint: text("account.signOutHint")).toggle(false)
                    submitButton(text("account.signOut"), kind: .secondary, icon: .back)
                }
            }
            if page.person.id != Person.owner {
                div(.class("form-actions")) {
                    linkButton(text("account.closing"), href: Link(path: AccountRoute.close.path), kind: .danger)
                }
            }
        }
    }

    /// Asks whoever closes their account to type its name.
    func closing(_ person: Person, days: Int64, isWrong: Bool = false) -> Response {
        page(isWrong ? .unprocessableContent : .ok, "account.closing") {
            p(.class("part-lead")) { text("account.closingLead", ["count": "\(days)"]) }
            card(.class("part")) {
                form(.method(.post), .action(Link(path: AccountRoute.close.path))) {
                    Field(
                        "name", label: text("account.closingName", ["name": person.name]),
                        error: isWrong ? text("account.closingWrong") : nil
                    ).text("", .autocomplete("off"), .required())
                    submitButton(text("account.close"), kind: .danger, icon: .trash)
                }
            }
            div(.class("form-actions")) {
                linkButton(text("account.keep"), href: Link(path: AccountRoute.home.path))
            }
        }
    }

    private func name(_ page: AccountPage) -> Node {
        card(.class("part")) {
            h2 { text("account.name") }
            form(.method(.post), .action(Link(path: AccountRoute.name.path))) {
                Field(
                    "name", label: text("account.name"), hint: text("account.nameHint"), error: error("name", page),
                    isLabelHidden: true
                )
                .text(
                    page.person.name, .autocomplete("username"), .maxlength(PersonName.limit), .required())
                submitButton(text("account.save"), icon: .check)
            }
        }
    }

    private func passkeys(_ page: AccountPage) -> Node {
        card(.class("part")) {
            h2(.id("passkeys")) { text("account.passkeys") }
            if let error = error("passkeys", page) { banner(error, tone: .notice, icon: .warning) }
            p(.class("field-hint")) { text(page.passkeys.count == 1 ? "account.secondPasskey" : "account.passkeyHint") }
            for kept in page.passkeys { passkey(kept) }
            if party != nil {
                Field("passkey-name", label: text("account.passkeyName"))
                    .text(device, .data("passkey-name"), .autocomplete("off"), .maxlength(PersonName.limit))
                passkeyButton("account.addPasskey", get: false, options: .passkeyOptions, finish: .passkey)
            } else {
                p(.class("field-hint")) { text("account.passkeyAbsent") }
            }
        }
    }

    private func passkey(_ kept: KeptPasskey) -> Node {
        div(.class("row")) {
            div(.class("row-text")) {
                bdi { kept.name }
                p(.class("field-hint")) {
                    text("account.since", ["date": date(kept.added)])
                    if let used = kept.used { " · " + text("account.used", ["date": date(used)]) }
                }
            }
            command(
                .removePasskey, "account.remove", named: kept.name, kind: .danger, icon: .trash,
                [("passkey", Hex.encode(kept.passkey.id))])
        }
    }

    private func password(_ page: AccountPage) -> Node {
        card(.class("part")) {
            h2 { text("account.password") }
            form(.method(.post), .action(Link(path: AccountRoute.password.path))) {
                if page.hasPassword {
                    Field("current", label: text("account.currentPassword"), error: error("current", page))
                        .text("", type: "password", .autocomplete("current-password"), .required())
                }
                newPassword(page.passkeys.isEmpty ? rule.alone : rule.besidePasskey, page.problem)
                submitButton(text(page.hasPassword ? "account.changePassword" : "account.setPassword"), icon: .check)
            }
        }
    }

    /// The services that the person signs in by, and those that they could.
    @NodeBuilder private func providers(_ page: AccountPage) -> Node {
        if !providers.isEmpty {
            card(.class("part")) {
                h2(.id("providers")) { text("account.providers") }
                if let error = error("providers", page) { banner(error, tone: .notice, icon: .warning) }
                p(.class("field-hint")) { text("account.providersHint") }
                for provider in providers {
                    if let kept = page.identities.first(where: { $0.identity.issuer == provider.issuer }) {
                        connected(provider, kept)
                    } else {
                        providerButton(provider, .connectProvider, "account.connect")
                    }
                }
            }
        }
    }

    private func connected(_ provider: IdentityProvider, _ kept: KeptIdentity) -> Node {
        div(.class("row")) {
            div(.class("row-text")) {
                bdi { provider.title }
                p(.class("field-hint")) {
                    text("account.since", ["date": date(kept.added)])
                    if let used = kept.used { " · " + text("account.used", ["date": date(used)]) }
                }
            }
            command(
                .disconnectProvider, "account.remove", named: provider.title, kind: .danger, icon: .trash,
                [("provider", provider.id)])
        }
    }

    private func recovery(_ page: AccountPage) -> Node {
        card(.class("part")) {
            h2 { text("account.recovery") }
            p(.class("field-hint")) {
                page.recovery.map { text("account.recoveryMade", ["date": date($0.made)]) }
                    ?? text("account.recoveryNone")
            }
            form(.method(.post), .action(Link(path: AccountRoute.recovery.path))) {
                if page.hasPassword, page.isSignedIn {
                    Field(
                        "confirmation", label: text("account.currentPassword"), error: error("confirmation", page)
                    ).text("", type: "password", .autocomplete("current-password"), .required())
                }
                submitButton(text("account.makeRecovery"), kind: .secondary, icon: .repeats)
            }
        }
    }

    private func happenings(_ page: AccountPage) -> Node {
        guard !page.happenings.isEmpty else { return .nothing }
        return card(.class("part")) {
            h2 { text("account.happenings") }
            ul {
                for happening in page.happenings {
                    li { date(happening.at) + " · " + text("account.log.\(happening.what)") }
                }
            }
        }
    }

    func date(_ instant: Instant?) -> String {
        guard let instant, let strings = messages.strings(language) else { return "" }
        return strings.date(CivilDateTime(utcSeconds: instant.seconds).date)
    }

    private func error(_ field: String, _ page: AccountPage) -> String? {
        page.problem.flatMap {
            $0.field == field ? text($0.key, $0.values.merging(["limit": "\(PersonName.limit)"]) { a, _ in a }) : nil
        }
    }
}
