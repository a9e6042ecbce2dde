import Interface
import Records

/// Where a link to a list leads: `/shared/join?code=…`. It says nothing of the list: that is told to who is in it.
enum SharedJoinScreen {
    static func show(_ context: RequestContext) -> Reply {
        let (strings, limits) = (context.strings, SharedLimits(context.bundle))
        guard let code = context.parameter(.code), SharedCode(code) != nil else { return ErrorScreen.notFound(context) }
        guard !context.wantsJSON else { return .json(.object(["code": .string(code)])) }
        return .page(
            Page(
                title: strings[.sharedJoin], area: .lists, name: "shared-join",
                header: PageHeader(strings[.sharedJoin]).node,
                content: group {
                    p(.class("part-lead")) { strings[.sharedJoinLead] }
                    postForm(Route.shared(.join).link(), operation: IdempotencyKeySlot.mark, .class("settings")) {
                        hiddenInput(FieldName.code.rawValue, code)
                        Field(
                            FieldName.memberName.rawValue, label: strings[.sharedYourName],
                            hint: strings[.sharedYourNameHint]
                        ).text("", .maxlength(limits.name))
                        div(.class("form-actions")) { submitButton(strings[.sharedJoin], icon: .check) }
                    }
                }, isLasting: false))
    }
}

/// The page with a new link, shown this once. It has no form, so that nothing of the secret's making is sent with one
/// (``AccessSecret``).
struct SharedInvitedPage {
    let context: RequestContext
    let list: SharedList
    let address: String

    var page: Page {
        let strings = context.strings
        return Page(
            title: strings[.sharedInvite], area: .lists, name: "shared-invited",
            header: PageHeader(
                strings[.sharedInvite], back: Route.shared(.members(list.id)).link(), backLabel: strings[.sharedMembers]
            ).node,
            content: group {
                banner(strings[.sharedInvitedOnce], tone: .notice, icon: .info)
                p(.class("secret")) { code(.dir(.leftToRight)) { address } }
                p(.class("field-hint")) { strings[.sharedInvitedAccount] }
                div(.class("form-actions")) {
                    linkButton(
                        strings[.sharedInvitedDone], href: Route.shared(.list(list.id)).link(), kind: .primary,
                        icon: .check)
                }
            })
    }
}
