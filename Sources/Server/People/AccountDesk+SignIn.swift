import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import People
import Records
import Storage

/// Signing in and out.
extension AccountDesk {
    /// Signs in with a name and a password. A wrong one says nothing of whether the name is known, and takes as long.
    func signIn(_ visit: Visit) async throws -> Response {
        let typed = visit.fields["name"]
        let password = visit.fields["password"]
        let name = PersonName(typed)
        let tried = "name:" + (name?.key ?? "")
        if let wait = wait(visit, tried) { return visit.signIn(.tooManyRequests, waiting: wait, name: typed) }
        var person: Person?
        if let name { person = try people.person(named: name) }
        let hash = try person.flatMap { try people.password(of: $0.id) }
        let isRight = try await hasher.matches(password, hash)
        guard isRight, let person, person.closed == nil else {
            return refused(visit, tried, name: typed, of: person?.id)
        }
        return try await enter(person, visit, to: AccountRoute.arrived.path)
    }

    /// A challenge for whichever passkey the browser offers.
    func signInOptions(_ visit: Visit) -> Response {
        guard let party = visit.party else { return .plain(.notFound) }
        let challenge = StepDesk.random()
        let key = challenges.begin(.signingIn(challenge: challenge), at: world.now())
        var response = Response.json(party.requestOptions(challenge: challenge).bytes())
        response.headers[.setCookie] = StepCookie.field(key, life: config.step)
        return response
    }

    /// Signs in with a passkey.
    func signInPasskey(_ visit: Visit) async throws -> Response {
        let tried = "passkey"
        guard let party = visit.party, let key = visit.step,
            case .signingIn(let challenge)? = challenges.end(key, at: world.now())
        else { return visit.message(.badRequest, "account.stepOver") }
        if let wait = wait(visit, tried) {
            return visit.message(.tooManyRequests, "account.wait", ["seconds": "\(wait)"])
        }
        do {
            let assertion = try PasskeyAssertion(reading: visit.credential)
            guard let kept = try people.passkey(assertion.credentialID), kept.party == party.id,
                let person = try people.person(kept.person), person.closed == nil
            else { throw PasskeyError.wrongCredential }
            let used = try assertion.verify(
                challenge: challenge, for: party, passkey: kept.passkey, user: Array(kept.person.utf8))
            try people.used(used, at: world.now())
            return try await enter(person, visit, to: AccountRoute.arrived.path, asJSON: true)
        } catch let error as PasskeyError {
            note(visit, tried)
            try people.log("refused", of: nil, at: world.now())
            visit.context.logger.info("a passkey was refused", metadata: ["reason": "\(error)"])
            return visit.message(.forbidden, "account.passkeyRefused")
        }
    }

    /// The page after signing in.
    func arrived(_ visit: Visit) throws -> Response {
        visit.arrived(isWritten: try visit.dwelling.map { try !$0.host.isUnwritten() } ?? true)
    }

    /// Ends the session that asks. What the browser keeps of the person is cleared with it, unless they chose to keep it there:
    /// then it is there without the server, and goes on with it once they are signed in again.
    func signOut(_ visit: Visit) async throws -> Response {
        if let dwelling = visit.dwelling, !visit.context.session.isEmpty {
            try await end(visit.context.session, of: dwelling)
            try people.log("signedOut", of: dwelling.person, at: world.now())
        }
        guard visit.fields["keep"] == "on" else { return leave() }
        var response = Response.seeOther(AccountRoute.signIn.path)
        response.headers[.setCookie] = SessionCookie.none
        return response
    }

    /// Takes the session's cookie and what the browser keeps of the person, and leads to the way in.
    func leave() -> Response {
        var response = clear(to: AccountRoute.signIn.path)
        response.headers[.setCookie] = SessionCookie.none
        return response
    }

    /// Clears what the browser keeps of somebody else, and goes on.
    func clear(to path: String = "/") -> Response {
        var response = Response.seeOther(path)
        response.headers[.clearSiteData] = "\"cache\", \"storage\""
        return response
    }

    /// Lets a person in: a new session, whose secret is in the cookie alone, takes the place of the one shown.
    func enter(_ person: Person, _ visit: Visit, to path: String, asJSON: Bool = false) async throws -> Response {
        guard let dwelling = try household.dwelling(of: person.id) else { throw PeopleError.unknown }
        let session = SessionCookie.make(world)
        var asked = AppRequest(
            visit.request, body: [], now: world.now(), entropy: world.entropy(), session: session)
        asked.body = (["name": .string(visit.device)] as JSON).bytes()
        asked.contentType = "application/json"
        _ = try await dwelling.writer.run { [asked, handlers] in
            try dwelling.host.handle(asked, by: handlers.arrival).response
        }
        if let earlier = SessionCookie.shown(by: visit.request), earlier.person == person.id {
            try await end(earlier.secret, of: dwelling)
        }
        try people.log("signedIn", of: person.id, at: world.now())
        confirmations.note(session, at: world.now())
        var response =
            asJSON
            ? Response.json((["go": .string(path), "person": .string(person.id)] as JSON).bytes())
            : Response.seeOther(path)
        response.headers[.setCookie] = SessionCookie.field(SessionCookie.Value(person: person.id, secret: session))
        return response
    }

    private func end(_ session: String, of dwelling: Dwelling) async throws {
        let asked = AppRequest(
            method: "POST", path: AccountRoute.signOut.path, session: session, now: world.now(),
            entropy: world.entropy())
        _ = try await dwelling.writer.run { [handlers] in
            try dwelling.host.handle(asked, by: handlers.departure).response
        }
    }

    /// Ends every session of a person, whose ways in have changed: whoever had one of theirs is out.
    func endSessions(of person: Person) async throws {
        guard let dwelling = try household.dwelling(of: person.id) else { return }
        let asked = AppRequest(
            method: "POST", path: "/me/devices", contentType: "application/json", accept: "application/json",
            body: (["step": "revokeAll"] as JSON).bytes(), now: world.now(), entropy: world.entropy())
        let answer = try await dwelling.writer.run { try dwelling.host.respond(to: asked) }
        guard answer.status == 200 else { throw PeopleError.unknown }
    }

    // MARK: Guessing

    /// The seconds to wait before another try, by the visitor or the name; `nil` for none.
    func wait(_ visit: Visit, _ tried: String) -> Int? {
        let (now, mark) = (world.now(), Self.mark())
        let waits = [
            byAddress.wait(Self.visitor(visit), mark, at: now),
            Self.isName(tried) ? byName.wait(tried, mark, at: now) : nil,
        ]
        return waits.compactMap { $0 }.max()
    }

    /// Counts a wrong try.
    func note(_ visit: Visit, _ tried: String) {
        let (now, mark) = (world.now(), Self.mark())
        let isSlowed = byAddress.note(Self.visitor(visit), mark, at: now)
        let isNameSlowed = Self.isName(tried) && byName.note(tried, mark, at: now)
        if isNameSlowed || isSlowed {
            visit.doorkeeper.note(.unknownDevice, visit.request, visit.context, shown: "")
        }
    }

    /// A mark that no try had before: the same wrong password again is one more try, because each costs a hash.
    private static func mark() -> String { Hex.encode(StepDesk.random()) }

    private static func visitor(_ visit: Visit) -> String { "signin:" + visit.context.visitor }

    /// Whether a try is on one person: codes and passkeys are nobody's before they are right, and a wait for all who try
    /// one would shut everybody out.
    private static func isName(_ tried: String) -> Bool { tried.hasPrefix("name:") || tried.hasPrefix("person:") }

    private func refused(_ visit: Visit, _ tried: String, name: String, of id: String?) -> Response {
        note(visit, tried)
        try? people.log("refused", of: id, at: world.now())
        return visit.signIn(.forbidden, problem: "account.wrong", name: name)
    }
}
