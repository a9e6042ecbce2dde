import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import People
import Records

/// Joining and recovering: first who, then how the person signs in from now on.
extension AccountDesk {
    func join(_ visit: Visit) throws -> Response {
        let typed = visit.fields["code"]
        if let wait = wait(visit, "invitation") { return visit.join(.tooManyRequests, waiting: wait) }
        guard let secret = Secret(typed), try people.invitation(secret, at: world.now()) != nil else {
            note(visit, "invitation")
            return visit.join(.forbidden, problem: ("code", "account.invitationGone"))
        }
        guard let name = PersonName(visit.fields["name"]) else {
            return visit.join(.unprocessableContent, problem: ("name", "account.nameNeeded"))
        }
        guard try people.person(named: name) == nil else {
            return visit.join(.conflict, problem: ("name", "account.nameTaken"))
        }
        return begin(.joining(secret, name, id: PeopleStore.newID()))
    }

    func recover(_ visit: Visit) throws -> Response {
        let typed = visit.fields["code"]
        if let wait = wait(visit, "recovery") { return visit.recover(.tooManyRequests, waiting: wait) }
        guard let secret = Secret(typed), let person = try people.person(recoveringWith: secret), person.closed == nil
        else {
            note(visit, "recovery")
            return visit.recover(.forbidden, problem: ("code", "account.recoveryWrong"))
        }
        return begin(.recovering(secret, person))
    }

    private func begin(_ step: StepDesk.Step) -> Response {
        var response = Response.seeOther(AccountRoute.ways.path)
        response.headers[.setCookie] = StepCookie.field(steps.begin(step, at: world.now()), life: config.step)
        return response
    }

    func ways(_ visit: Visit) -> Response {
        guard let begun = begun(visit) else { return visit.over() }
        return visit.ways(name: begun.name, rule: config.password)
    }

    /// Finishes with a password.
    func wayPassword(_ visit: Visit) async throws -> Response {
        guard let begun = begun(visit) else { return visit.over() }
        let password = visit.fields["password"]
        let found = config.password.problem(
            password, hasPasskey: false, name: PersonName(begun.name), common: common)
        if let problem = found {
            return visit.ways(.unprocessableContent, name: begun.name, rule: config.password, problem: problem)
        }
        return try await finish(visit, .password(try await hasher.hash(password)))
    }

    /// The options for a passkey that is made on the way in.
    func wayOptions(_ visit: Visit) -> Response {
        guard let begun = begun(visit), let party = visit.party, let key = visit.step,
            let challenge = steps.challenge(in: key, at: world.now())
        else { return visit.message(.badRequest, "account.stepOver") }
        let user = PasskeyUser(of: begun.handle, named: begun.name)
        return .json(party.creationOptions(for: user, excluding: [], challenge: challenge).bytes())
    }

    /// Finishes with a passkey.
    func wayPasskey(_ visit: Visit) async throws -> Response {
        guard begun(visit) != nil, let party = visit.party, let key = visit.step,
            let challenge = steps.takeChallenge(in: key)
        else { return visit.message(.badRequest, "account.stepOver") }
        do {
            let passkey = try PasskeyRegistration.verify(visit.credential, challenge: challenge, for: party)
            guard try people.passkey(passkey.id) == nil else {
                return visit.message(.conflict, "account.passkeyKnown")
            }
            return try await finish(
                visit, .passkey(passkey, name: visit.passkeyName, party: party.id), asJSON: true)
        } catch let error as PasskeyError {
            visit.context.logger.info("a passkey was refused", metadata: ["reason": "\(error)"])
            return visit.message(.unprocessableContent, "account.passkeyFailed")
        }
    }

    /// Makes the account, or gives it back, lets the person in and shows the recovery code.
    ///
    /// - Parameters:
    ///   - begun: the secret of the step; by default the one that the browser shows.
    ///   - fromOutside: whether another site's page leads here, so that no `Strict` cookie comes along.
    func finish(
        _ visit: Visit, _ way: SignInWay, step begun: String? = nil, asJSON: Bool = false, fromOutside: Bool = false
    ) async throws -> Response {
        let now = world.now()
        guard let key = begun ?? visit.step, let step = steps.end(key, at: now) else { return visit.over() }
        let person: Person
        let code: Secret
        switch step {
        case .joining(let invitation, let name, let id):
            code = .random()
            person = try people.join(invitation, name, id: id, with: way, recovery: code, at: now)
        case .recovering(let secret, _):
            (person, code) = try people.recover(with: secret, way, at: now)
            try await endSessions(of: person)
        case .showing, .signingIn, .adding, .confirming, .provider: return visit.over()
        }
        var response = try await enter(person, visit, to: AccountRoute.code.path, asJSON: asJSON)
        let shown = steps.begin(.showing(code), at: now)
        response.headers.append(
            HTTPField(
                name: .setCookie, value: StepCookie.field(shown, life: config.step, fromOutside: fromOutside)))
        return response
    }

    /// Shows a recovery code, this once.
    func showCode(_ visit: Visit) -> Response {
        let now = world.now()
        guard let key = visit.step, case .showing? = steps.step(key, at: now),
            case .showing(let code)? = steps.end(key, at: now)
        else { return .seeOther("/") }
        return visit.code(code)
    }

    /// What somebody has begun.
    func begun(_ visit: Visit) -> (name: String, handle: String)? {
        guard let key = visit.step, let step = steps.step(key, at: world.now()) else { return nil }
        switch step {
        case .joining(_, let name, let id): return (name.text, id)
        case .recovering(_, let person): return (person.name, person.id)
        case .showing, .signingIn, .adding, .confirming, .provider: return nil
        }
    }
}
