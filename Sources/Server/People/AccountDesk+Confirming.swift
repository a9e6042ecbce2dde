import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import People
import Records

/// Asking a person who is signed in to show again that it is them, before how they come in is changed.
extension AccountDesk {
    /// Which ways a person can show who they are.
    struct Ways {
        var hasPassword: Bool
        var hasPasskey: Bool
        /// Those that the person is connected with.
        var providers: [IdentityProvider]
    }

    func ways(of member: Person) throws -> Ways {
        let issuers = Set(try people.identities(of: member.id).map(\.identity.issuer))
        return Ways(
            hasPassword: try people.password(of: member.id) != nil,
            hasPasskey: try !people.passkeys(of: member.id).isEmpty,
            providers: try people.providers().filter { issuers.contains($0.issuer) })
    }

    /// What whoever hasn't shown lately who they are is asked; `nil` if nothing is. On the machine itself nobody signs in,
    /// and who has no way in yet has nothing to show.
    func unproven(_ visit: Visit, _ member: Person) throws -> Response? {
        let session = visit.context.session
        guard !session.isEmpty, !confirmations.isFresh(session, at: world.now()), try people.ways(of: member.id) > 0
        else { return nil }
        if (visit.request.headers[.contentType] ?? "").hasPrefix("application/json") {
            let answer: JSON = [
                "error": "account.confirm", "message": .string(visit.text("account.confirmLead")),
                "go": .string(AccountRoute.confirm.path),
            ]
            return .json(answer.bytes(), status: .forbidden)
        }
        return visit.confirm(try ways(of: member), status: .forbidden)
    }

    func confirmation(_ visit: Visit) throws -> Response {
        guard let member = visit.member else { return visit.signIn(.unauthorized) }
        return visit.confirm(try ways(of: member))
    }

    /// Shows a password again.
    func confirmPassword(_ visit: Visit) async throws -> Response {
        guard let member = visit.member else { return visit.signIn(.unauthorized) }
        guard let hash = try people.password(of: member.id) else { return try confirmation(visit) }
        let tried = "person:" + member.id
        if let wait = wait(visit, tried) {
            return visit.confirm(try ways(of: member), waiting: wait, status: .tooManyRequests)
        }
        guard try await hasher.matches(visit.fields["current"], hash) else {
            note(visit, tried)
            return visit.confirm(try ways(of: member), problem: "account.currentWrong", status: .forbidden)
        }
        confirmations.note(visit.context.session, at: world.now())
        return .seeOther(AccountRoute.home.path)
    }

    /// A challenge for a passkey of the person's own.
    func confirmOptions(_ visit: Visit) throws -> Response {
        guard let member = visit.member, let party = visit.party else {
            return visit.message(.badRequest, "account.passkeyAbsent")
        }
        let challenge = StepDesk.random()
        let key = steps.begin(.confirming(challenge: challenge, person: member.id), at: world.now())
        var response = Response.json(party.requestOptions(challenge: challenge).bytes())
        response.headers[.setCookie] = StepCookie.field(key, life: config.step)
        return response
    }

    /// Shows a passkey again.
    func confirmPasskey(_ visit: Visit) throws -> Response {
        guard let member = visit.member, let party = visit.party, let key = visit.step,
            case .confirming(let challenge, let person)? = steps.end(key, at: world.now()), person == member.id
        else { return visit.message(.badRequest, "account.stepOver") }
        do {
            let assertion = try PasskeyAssertion(reading: visit.credential)
            guard let kept = try people.passkey(assertion.credentialID), kept.party == party.id,
                kept.person == member.id
            else { throw PasskeyError.wrongCredential }
            let used = try assertion.verify(
                challenge: challenge, for: party, passkey: kept.passkey, user: Array(member.id.utf8))
            try people.used(used, at: world.now())
            confirmations.note(visit.context.session, at: world.now())
            return .json((["go": .string(AccountRoute.home.path)] as JSON).bytes())
        } catch let error as PasskeyError {
            visit.context.logger.info("a passkey was refused", metadata: ["reason": "\(error)"])
            return visit.message(.forbidden, "account.passkeyRefused")
        }
    }
}
