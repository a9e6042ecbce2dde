import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import People
import Records

/// What a person changes of their own account.
extension AccountDesk {
    func home(_ visit: Visit, _ problem: AccountPage.Problem? = nil, status: HTTPResponse.Status = .ok) throws
        -> Response
    {
        guard let member = visit.member else { return visit.signIn(.unauthorized) }
        return visit.home(
            AccountPage(
                person: member, passkeys: try people.passkeys(of: member.id),
                hasPassword: try people.password(of: member.id) != nil,
                identities: try people.identities(of: member.id),
                recovery: try people.recovery(of: member.id),
                happenings: try people.happenings(of: member.id, limit: AccountPage.happenings),
                isSignedIn: !visit.context.session.isEmpty, problem: problem), status: status)
    }

    func rename(_ visit: Visit) throws -> Response {
        guard let member = visit.member else { return visit.signIn(.unauthorized) }
        guard let name = PersonName(visit.fields["name"]) else {
            return try home(visit, .init(field: "name", key: "account.nameNeeded"), status: .unprocessableContent)
        }
        if let refusal = try unproven(visit, member) { return refusal }
        do throws(PeopleError) {
            try people.rename(member.id, name)
        } catch .nameTaken {
            return try home(visit, .init(field: "name", key: "account.nameTaken"), status: .conflict)
        }
        return .seeOther(AccountRoute.home.path)
    }

    /// Sets a password. Whoever has one shows it first: an open browser that somebody left isn't enough.
    func setPassword(_ visit: Visit) async throws -> Response {
        guard let member = visit.member else { return visit.signIn(.unauthorized) }
        guard !member.name.isEmpty else {
            return try home(visit, .init(field: "name", key: "account.nameFirst"), status: .unprocessableContent)
        }
        if let refusal = try await unconfirmed(visit, member, field: "current") { return refusal }
        let isFirst = try people.password(of: member.id) == nil
        if isFirst, let refusal = try unproven(visit, member) { return refusal }
        let password = visit.fields["password"]
        let hasPasskey = try !people.passkeys(of: member.id).isEmpty
        let found = config.password.problem(
            password, hasPasskey: hasPasskey, name: PersonName(member.name), common: common)
        if let problem = found { return try home(visit, .init(problem), status: .unprocessableContent) }
        let isShort = password.count < config.password.alone
        try people.add(
            .password(try await hasher.hash(password), isShort: isShort), for: member.id, at: world.now())
        // On the machine itself the owner has no session, and setting a first password takes nothing from anybody.
        guard !isFirst, !visit.context.session.isEmpty else { return .seeOther(AccountRoute.home.path) }
        try await endSessions(of: member)
        return try await enter(member, visit, to: AccountRoute.home.path)
    }

    /// The refusal of who doesn't show the password until now, where there is one: an open browser that somebody left,
    /// or a cookie that somebody copied, isn't enough to change how a person comes in.
    private func unconfirmed(_ visit: Visit, _ member: Person, field: String) async throws -> Response? {
        guard let hash = try people.password(of: member.id) else { return nil }
        let tried = "person:" + member.id
        if let wait = wait(visit, tried) {
            return try home(
                visit, .init(field: field, key: "account.wait", values: ["seconds": "\(wait)"]),
                status: .tooManyRequests)
        }
        guard try await !hasher.matches(visit.fields[field], hash) else { return nil }
        note(visit, tried)
        return try home(visit, .init(field: field, key: "account.currentWrong"), status: .forbidden)
    }

    func passkeyOptions(_ visit: Visit) throws -> Response {
        guard let member = visit.member, let party = visit.party, !member.name.isEmpty else {
            return visit.message(.badRequest, "account.nameFirst")
        }
        if let refusal = try unproven(visit, member) { return refusal }
        let challenge = StepDesk.random()
        let key = steps.begin(.adding(challenge: challenge, person: member.id), at: world.now())
        let kept = (try? people.passkeys(of: member.id)) ?? []
        let user = PasskeyUser(of: member.id, named: member.name)
        var response = Response.json(
            party.creationOptions(for: user, excluding: kept.map(\.passkey), challenge: challenge).bytes())
        response.headers[.setCookie] = StepCookie.field(key, life: config.step)
        return response
    }

    func addPasskey(_ visit: Visit) throws -> Response {
        guard let member = visit.member, let party = visit.party, let key = visit.step,
            case .adding(let challenge, let person)? = steps.end(key, at: world.now()), person == member.id
        else { return visit.message(.badRequest, "account.stepOver") }
        do {
            let passkey = try PasskeyRegistration.verify(visit.credential, challenge: challenge, for: party)
            guard try people.passkey(passkey.id) == nil else {
                return visit.message(.conflict, "account.passkeyKnown")
            }
            try people.add(
                .passkey(passkey, name: visit.passkeyName, party: party.id), for: member.id, at: world.now())
            return .json((["go": .string(AccountRoute.home.path)] as JSON).bytes())
        } catch let error as PasskeyError {
            visit.context.logger.info("a passkey was refused", metadata: ["reason": "\(error)"])
            return visit.message(.unprocessableContent, "account.passkeyFailed")
        }
    }

    func removePasskey(_ visit: Visit) throws -> Response {
        guard let member = visit.member, let id = Hex.decode(visit.fields["passkey"]) else {
            return visit.messages.page(.notFound, "account.notFound", for: visit.request)
        }
        if let refusal = try unproven(visit, member) { return refusal }
        do throws(PeopleError) {
            try people.remove(passkey: id, of: member.id, at: world.now())
        } catch .lastWay {
            return try home(visit, .init(field: "passkeys", key: "account.lastWay"), status: .conflict)
        } catch .shortPassword {
            let values = ["count": "\(config.password.alone)"]
            return try home(
                visit, .init(field: "passkeys", key: "account.shortPassword", values: values), status: .conflict)
        }
        return .seeOther(AccountRoute.home.path)
    }

    func makeRecovery(_ visit: Visit) async throws -> Response {
        guard let member = visit.member else { return visit.signIn(.unauthorized) }
        // On the machine itself the operator's command makes one too.
        if !visit.context.session.isEmpty,
            let refusal = try await unconfirmed(visit, member, field: "confirmation")
        {
            return refusal
        }
        if try people.password(of: member.id) == nil, let refusal = try unproven(visit, member) { return refusal }
        return visit.code(try people.makeRecovery(for: member.id, byOperator: false, at: world.now()))
    }

    func closing(_ visit: Visit) throws -> Response {
        guard let member = visit.member, member.id != Person.owner else {
            return visit.messages.page(.notFound, "account.notFound", for: visit.request)
        }
        return visit.closing(member, days: config.graceDays)
    }

    /// Closes the account of whoever asks, once they have typed their name.
    func close(_ visit: Visit) throws -> Response {
        guard let member = visit.member, member.id != Person.owner else {
            return visit.messages.page(.notFound, "account.notFound", for: visit.request)
        }
        guard PersonName(visit.fields["name"])?.key == PersonName(member.name)?.key else {
            return visit.closing(member, days: config.graceDays, isWrong: true)
        }
        try people.close(member.id, at: world.now())
        return leave()
    }
}
