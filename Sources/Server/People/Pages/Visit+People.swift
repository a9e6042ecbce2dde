import Almanac
import App
import HTTPTypes
import HummingbirdCore
import Interface
import People

/// The page about everybody, for who runs the server: names and ways in, nothing of what anybody does.
extension AccountDesk.Visit {
    func people(_ page: PeoplePage) -> Response {
        self.page(.ok, "account.people", lead: "account.peopleLead") {
            rows { for person in page.people { entry(person, page) } }
            invitationForm(page)
            if !page.invitations.isEmpty {
                card(.class("part")) {
                    h2 { text("account.invitations") }
                    for invitation in page.invitations { entry(invitation) }
                }
            }
            div(.class("form-actions")) {
                linkButton(text("account.own"), href: Link(path: AccountRoute.home.path), icon: .me)
            }
        }
    }

    /// An invitation, whose link is shown this once.
    func invited(_ secret: Secret, origin: String, days: Int) -> Response {
        let link = origin + AccountRoute.join.path + "#" + secret.shown
        return page(.ok, "account.invited") {
            p(.class("part-lead")) { text("account.invitedLead", ["count": "\(days)"]) }
            card(.class("part")) {
                // It is no link: whoever follows it here would use it up.
                if let code = QRCode(link) {
                    div(.class("qr-code")) { code.node(label: text("account.invitation")) }
                }
                self.secret(link)
            }
            back
        }
    }

    /// A recovery code that is made for somebody else.
    func recovering(_ secret: Secret, origin: String) -> Response {
        let link = origin + AccountRoute.recover.path + "#" + secret.shown
        return page(.ok, "account.code", lead: "account.recoveringLead") {
            card(.class("part")) { self.secret(link) }
            back
        }
    }

    private var back: Node {
        div(.class("form-actions")) {
            linkButton(text("account.people"), href: Link(path: AccountRoute.people.path), kind: .primary, icon: .check)
        }
    }

    private func entry(_ person: Person, _ page: PeoplePage) -> Node {
        let name = person.name.isEmpty ? text("account.owner") : person.name
        var details =
            text("account.role.\(person.role.rawValue)") + " · "
            + text("account.since", ["date": date(person.joined)])
        if let closed = person.closed {
            details += " · " + text("account.closed", ["date": date(closed + .seconds(page.graceDays * 86_400))])
        }
        return row(bdi { name }, detail: .text(details), trailing: commands(person, name, page))
    }

    @NodeBuilder private func commands(_ person: Person, _ name: String, _ page: PeoplePage) -> Node {
        if person.id != Person.owner, person.id != page.own {
            let id = [("person", person.id)]
            if person.closed != nil {
                command(.reopenPerson, "account.reopen", named: name, icon: .undo, id)
            } else {
                command(.recoverPerson, "account.recoverFor", named: name, icon: .repeats, id)
                command(.closePerson, "account.remove", named: name, kind: .danger, icon: .trash, id)
            }
        }
    }

    private func entry(_ invitation: Invitation) -> Node {
        let name = invitation.name.isEmpty ? text("account.somebody") : invitation.name
        return div(.class("row")) {
            div(.class("row-text")) {
                bdi { name }
                p(.class("field-hint")) {
                    text("account.role.\(invitation.role.rawValue)") + " · "
                        + text("account.until", ["date": date(invitation.ends)])
                }
            }
            command(.withdraw, "account.withdraw", named: name, icon: .close, [("invitation", invitation.id)])
        }
    }

    private func invitationForm(_ page: PeoplePage) -> Node {
        card(.class("part")) {
            h2 { text("account.invite") }
            form(.method(.post), .action(Link(path: AccountRoute.invite.path))) {
                Field("name", label: text("account.inviteName"), hint: text("account.inviteHint"))
                    .text("", .autocomplete("off"), .maxlength(PersonName.limit))
                Field("role", label: text("account.role")).choice(
                    Role.allCases.map { Choice($0.rawValue, text("account.role.\($0.rawValue)")) },
                    selected: Role.person.rawValue)
                Field("days", label: text("account.valid")).choice(
                    page.days.map { Choice("\($0)", text("account.days", ["count": "\($0)"])) },
                    selected: "\(page.standardDays)")
                submitButton(text("account.invite"), icon: .plus)
            }
        }
    }
}
