import Almanac
import Interface
import Records

/// The access tokens with their scopes, and a form for a new one: `/me/tokens`.
enum TokensScreen {
    static func show(
        _ context: RequestContext, form: FormFields = FormFields(), problem: (field: FieldName, message: String)? = nil,
        status: Int = 200
    ) throws(NeedsData) -> Reply {
        let tokens = try AccessToken.all(context)
        guard !context.wantsJSON else { return .json(json(tokens)) }
        let strings = context.strings
        return .page(
            Page(
                title: strings[.tokensTitle], area: .me, name: "tokens",
                header: PageHeader(
                    strings[.tokensTitle], back: Route.me(.settings).link(), backLabel: strings[.navBack]
                )
                .node,
                content: group {
                    if let problem {
                        errorSummary(strings[.errorSummary], [(field: anchor(problem.field), text: problem.message)])
                    }
                    p(.class("part-lead")) { strings[.tokensLead] }
                    if tokens.isEmpty { p(.class("field-hint")) { strings[.tokensNone] } }
                    if !tokens.isEmpty { rows { for token in tokens { entry(token, strings) } } }
                    another(context, form, problem)
                }), status: status)
    }

    /// The target of a problem's link: missing scopes have no field of their own.
    private static func anchor(_ field: FieldName) -> String {
        field == .scopes ? AccessScope.read.rawValue : field.rawValue
    }

    private static func entry(_ token: AccessToken, _ strings: Strings) -> Node {
        var details: [Node] = [.text(strings.list(token.scopes.map { strings[$0.label] }))]
        if let created = token.created { details.append(.text(strings.date(created))) }
        return row(
            bdi { token.name }, detail: strings.parted(details),
            trailing: postForm(Route.me(.tokens).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.step.rawValue, TokensHandler.Step.revoke.rawValue)
                hiddenInput(FieldName.token.rawValue, token.id)
                submitButton(
                    strings[.tokensRevoke], kind: .danger, icon: .trash,
                    .aria("label", strings(.tokensRevokeNamed, .text("name", token.name))))
            })
    }

    private static func another(
        _ context: RequestContext, _ form: FormFields, _ problem: (field: FieldName, message: String)?
    ) -> Node {
        let strings = context.strings
        return card(.class("part")) {
            h2 { strings[.tokensNew] }
            postForm(Route.me(.tokens).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.step.rawValue, TokensHandler.Step.create.rawValue)
                Field(
                    FieldName.name.rawValue, label: strings[.tokensName], hint: strings[.tokensNameHint],
                    error: problem?.field == .name ? problem?.message : nil
                ).text(form[.name] ?? "", .maxlength(AccessToken.nameLimit), .autocomplete("off"))
                for scope in AccessScope.allCases {
                    if let lock = context.lock(.me(.tokens), scope.rawValue) {
                        lockedField(strings[scope.label], badge: strings[.proBadge], href: lock)
                    } else {
                        Field(
                            scope.rawValue, label: strings[scope.label], hint: strings[scope.hint],
                            error: problem?.field == .scopes && scope == .read ? problem?.message : nil
                        ).toggle(form.values(of: scope.rawValue).last == "on")
                    }
                }
                submitButton(strings[.tokensCreate], icon: .plus)
            }
        }
    }

    private static func json(_ tokens: [AccessToken]) -> JSON {
        .object([
            "tokens": .array(
                tokens.map { token in
                    .object([
                        "id": .string(token.id), "name": .string(token.name),
                        "scopes": .array(token.scopes.map { .string($0.rawValue) }),
                        "created": token.created.map { .string($0.description) } ?? .null,
                    ])
                })
        ])
    }
}
