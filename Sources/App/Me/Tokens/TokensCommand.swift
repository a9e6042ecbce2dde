import Almanac
import Interface
import Records

/// Gives access, and takes it back.
enum TokensCommand {
    /// What a form of the page asks for.
    enum Step: String, CaseIterable {
        case create, revoke
    }

    static func apply(_ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox)
        throws(Missing) -> Applied
    {
        switch form[.step].flatMap({ Step(rawValue: $0) }) {
        case .create: return try create(form, operation, visit, &outbox)
        case .revoke: return try revoke(form, visit, &outbox)
        case nil: return try refuse(.step, visit.strings.choose(from: Step.allCases), form, visit)
        }
    }

    private static func create(
        _ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox
    ) throws(Missing) -> Applied {
        let strings = visit.strings
        let name = trimmed(form[.name] ?? "")
        guard !name.isEmpty, name.count <= AccessToken.nameLimit else {
            return try refuse(.name, strings(.tokensNameNeeded, .number("limit", AccessToken.nameLimit)), form, visit)
        }
        var scopes: [AccessScope] = []
        for scope in AccessScope.allCases where form.values(of: scope.rawValue).last == "on" { scopes.append(scope) }
        guard !scopes.isEmpty else { return try refuse(.scopes, strings[.tokensScopeNeeded], form, visit) }
        guard try AccessToken.all(visit).count < AccessToken.limit else {
            return try refuse(.name, strings(.tokensTooMany, .number("limit", AccessToken.limit)), form, visit)
        }
        let secret = AccessSecret.make(visit.request.entropy)
        let today = CivilDateTime(utcSeconds: visit.request.now.seconds).date
        let id = AccessSecret.hash(secret)
        outbox.set(AccessToken.key(id), AccessToken.fields(name, scopes, on: today))
        // Sent again, the form makes no second token. A number that this request drew itself is not kept: it is made of
        // the bits that the secret is made of.
        if operation.number != visit.operation {
            let again = Route.me(.tokens).link(QueryItem(.notice, Notice.me(.tokenMade).rawValue))
            outbox.remember(operation, target: again.text, on: visit.request.now)
        }
        let made = TokenMade(visit: visit, name: name, scopes: scopes, secret: secret)
        return Applied(.page(made.page), json: .json(made.json(id)))
    }

    private static func revoke(_ form: FormFields, _ visit: Visit, _ outbox: inout Outbox) throws(Missing) -> Applied {
        let id = form[.token] ?? ""
        guard RecordLimits.isName(id, limit: 64), AccessToken(try visit.library.record(AccessToken.key(id))) != nil
        else {
            return try refuse(.token, visit.strings[.tokensGone], form, visit, status: 404)
        }
        outbox.set(AccessToken.key(id), [Record.deletedField: .bool(true), AccessToken.nameField: .null])
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
        _ field: FieldName, _ message: String, _ form: FormFields, _ visit: Visit, status: Int = 422
    ) throws(Missing) -> Applied {
        Applied(
            try TokensScreen.show(visit, form: form, problem: (field, message), status: status),
            json: .refusal(status == 404 ? "not_found" : "invalid", message, field: field, status: status))
    }
}
