import Almanac
import Interface
import Records

/// Creates and revokes access tokens.
enum TokensHandler {
    /// What a form of the page asks for.
    enum Step: String, CaseIterable {
        case create, revoke
    }

    static func apply(
        _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext, _ changeSet: inout ChangeSet
    )
        throws(NeedsData) -> Applied
    {
        switch form[.step].flatMap({ Step(rawValue: $0) }) {
        case .create: return try create(form, idempotencyKey, context, &changeSet)
        case .revoke: return try revoke(form, context, &changeSet)
        case nil: return try refuse(.step, context.strings.choose(from: Step.allCases), form, context)
        }
    }

    private static func create(
        _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext, _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> Applied {
        let strings = context.strings
        let name = trimmed(form[.name] ?? "")
        guard !name.isEmpty, name.count <= AccessToken.nameLimit else {
            return try refuse(.name, strings(.tokensNameNeeded, .number("limit", AccessToken.nameLimit)), form, context)
        }
        var scopes: [AccessScope] = []
        for scope in AccessScope.allCases where form.values(of: scope.rawValue).last == "on" { scopes.append(scope) }
        guard !scopes.isEmpty else { return try refuse(.scopes, strings[.tokensScopeNeeded], form, context) }
        guard try AccessToken.all(context).count < AccessToken.limit else {
            return try refuse(.name, strings(.tokensTooMany, .number("limit", AccessToken.limit)), form, context)
        }
        let secret = AccessSecret.make(context.request.entropy, for: context.request.person)
        let today = CivilDateTime(utcSeconds: context.request.now.seconds).date
        let id = AccessSecret.hash(secret)
        changeSet.set(AccessToken.key(id), AccessToken.fields(name, scopes, on: today))
        // If it is sent again, the form creates no second token. A number drawn by this request itself is not stored,
        // because it is made from the same bits as the secret.
        if idempotencyKey.number != context.operation {
            let again = Route.me(.tokens).link(QueryItem(.notice, Notice.me(.tokenMade).rawValue))
            changeSet.remember(idempotencyKey, target: again.text, on: context.request.now)
        }
        let made = TokenMade(context: context, name: name, scopes: scopes, secret: secret)
        return Applied(.page(made.page), json: .json(made.json(id)))
    }

    private static func revoke(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet)
        throws(NeedsData) -> Applied
    {
        let id = form[.token] ?? ""
        guard RecordLimits.isName(id, limit: 64), AccessToken(try context.library.record(AccessToken.key(id))) != nil
        else {
            return try refuse(.token, context.strings[.tokensGone], form, context, status: 404)
        }
        changeSet.set(AccessToken.key(id), [Record.deletedField: .bool(true), AccessToken.nameField: .null])
        return Applied(
            .seeOther(Route.me(.tokens).link(QueryItem(.notice, Notice.me(.tokenRevoked).rawValue))),
            json: .json(.object(["revoked": .string(id)])))
    }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    private static func refuse(
        _ field: FieldName, _ message: String, _ form: FormFields, _ context: RequestContext, status: Int = 422
    ) throws(NeedsData) -> Applied {
        Applied(
            try TokensScreen.show(context, form: form, problem: (field, message), status: status),
            json: .refusal(status == 404 ? "not_found" : "invalid", message, field: field, status: status))
    }
}
