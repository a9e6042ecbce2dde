import Interface
import Records

/// Where an invitation to the school leads: `/course/school/join?code=…`. It says nothing of the school: that is told to who
/// is in it.
enum SchoolJoinScreen {
    static func show(_ context: RequestContext) -> Reply {
        let strings = context.strings
        guard let code = context.parameter(.code), SchoolCode(code) != nil else { return ErrorScreen.notFound(context) }
        guard !context.wantsJSON else { return .json(.object(["code": .string(code)])) }
        return .page(
            Page(
                title: strings[.schoolJoin], area: .course, name: "school-join",
                header: PageHeader(strings[.schoolJoin]).node,
                content: group {
                    p(.class("part-lead")) { strings[.schoolJoinLead] }
                    postForm(
                        SchoolRoute.join.route.link(), operation: IdempotencyKeySlot.mark, .class("settings")
                    ) {
                        hiddenInput(FieldName.code.rawValue, code)
                        div(.class("form-actions")) { submitButton(strings[.schoolJoin], icon: .check) }
                    }
                }, isLasting: false))
    }
}

/// What an invitation's link carries: for whom of the school it is, and the secret that opens it.
struct SchoolCode: Sendable {
    let person: String
    let secret: String

    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let person = TaskID.checked(parts[0]), let secret = AccessSecret.checked(parts[1])
        else { return nil }
        self.person = person
        self.secret = secret
    }
}

/// The page with a new link into the school, shown this once. It has no form, so that nothing of the secret's making is sent
/// with one (`AccessSecret`).
struct SchoolInvitedPage {
    let school: School
    let name: String
    let address: String

    var page: Page {
        let strings = school.strings
        return Page(
            title: strings[.schoolInvite], area: .course, name: "school-invited",
            header: PageHeader(
                strings[.schoolInvite], details: .text(name), back: SchoolRoute.roster.route.link(),
                backLabel: strings[.schoolRoster]
            ).node,
            content: group {
                banner(strings[.sharedInvitedOnce], tone: .notice, icon: .info)
                p(.class("secret")) { code(.dir(.leftToRight)) { address } }
                p(.class("field-hint")) { strings[.sharedInvitedAccount] }
                div(.class("form-actions")) {
                    linkButton(
                        strings[.sharedInvitedDone], href: SchoolRoute.roster.route.link(), kind: .primary,
                        icon: .check)
                }
            })
    }
}
