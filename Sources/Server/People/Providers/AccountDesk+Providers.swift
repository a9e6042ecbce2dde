import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import People
import Records

/// Signing in by a provider, and everything else that takes the way there and back (OpenID Connect Core 1.0 §3.1).
extension AccountDesk {
    /// Sends somebody who isn't signed in to a provider.
    func signInProvider(_ visit: Visit) async throws -> Response {
        try await sendOn(visit, for: .signIn, in: challenges)
    }

    /// Sends somebody who joins or recovers to a provider.
    func wayProvider(_ visit: Visit) async throws -> Response {
        guard let key = visit.step, begun(visit) != nil else { return visit.over() }
        return try await sendOn(visit, for: .way(step: key), in: steps)
    }

    /// Sends a person to the provider that they want to connect.
    func connectProvider(_ visit: Visit) async throws -> Response {
        guard let member = visit.member, !member.name.isEmpty else { return visit.signIn(.unauthorized) }
        if let refusal = try unproven(visit, member) { return refusal }
        return try await sendOn(visit, for: .connecting(person: member.id), in: steps)
    }

    /// Sends a person to a provider to show that it is them.
    func confirmProvider(_ visit: Visit) async throws -> Response {
        guard let member = visit.member else { return visit.signIn(.unauthorized) }
        return try await sendOn(visit, for: .confirming(person: member.id), in: steps)
    }

    /// Disconnects a person from a provider.
    func disconnectProvider(_ visit: Visit) throws -> Response {
        guard let member = visit.member else { return visit.signIn(.unauthorized) }
        guard let provider = try people.provider(visit.fields["provider"]) else { throw PeopleError.unknown }
        if let refusal = try unproven(visit, member) { return refusal }
        do throws(PeopleError) {
            try people.disconnect(member.id, from: provider.issuer, at: world.now())
        } catch .lastWay {
            return try home(visit, .init(field: "providers", key: "account.lastWay"), status: .conflict)
        }
        return .seeOther(AccountRoute.home.path)
    }

    private func sendOn(
        _ visit: Visit, for purpose: ProviderFlow.Purpose, in desk: StepDesk
    ) async throws -> Response {
        guard visit.context.isSecure, let provider = try people.provider(visit.fields["provider"]) else {
            return visit.messages.page(.notFound, "account.notFound", for: visit.request)
        }
        let request = AuthorizationRequest()
        var asksAgain = false
        if case .confirming = purpose { asksAgain = true }
        do throws(ProviderError) {
            let description = try await providers.description(of: provider)
            let address = request.address(
                at: description, for: provider, back: back(visit, provider), asksAgain: asksAgain)
            let flow = ProviderFlow(provider: provider, request: request, purpose: purpose, begun: world.now())
            let key = desk.begin(.provider(flow), at: world.now())
            var response = visit.onward(to: provider, address)
            response.headers[.setCookie] = ProviderCookie.field(key, life: config.step)
            return response
        } catch {
            return refused(visit, provider, error)
        }
    }

    /// Where a provider sends people back to. Each has an address of its own, so that the answer of one can't pass for
    /// another's (RFC 9700 §4.4.2.2).
    private func back(_ visit: Visit, _ provider: IdentityProvider) -> String {
        visit.origin + AccountRoute.providerBack.path + "/" + provider.id
    }

    /// Takes what a provider says of who was sent there.
    func providerBack(_ visit: Visit) async throws -> Response {
        let now = world.now()
        let id = String(visit.request.uri.path.dropFirst(AccountRoute.providerBack.path.count + 1))
        // Used up whatever follows: an answer is taken once.
        guard let key = ProviderCookie.secret(of: visit.request),
            case .provider(let flow)? = steps.end(key, at: now) ?? challenges.end(key, at: now),
            flow.provider.id == id, try people.provider(id) == flow.provider
        else { return visit.over().without(ProviderCookie.none) }
        if let wait = wait(visit, "provider") {
            return visit.signIn(.tooManyRequests, waiting: wait).without(ProviderCookie.none)
        }
        do {
            let query = HostForm(Array((visit.request.uri.query ?? "").utf8))
            let description = try await providers.description(of: flow.provider)
            try Self.check(query, of: flow, description)
            guard query["error"].isEmpty else {
                visit.context.logger.info("a provider said no", metadata: ["provider": "\(flow.provider.id)"])
                return visit.stopped(flow.provider).without(ProviderCookie.none)
            }
            let (identity, token) = try await providers.identity(
                query["code"], flow.request, at: flow.provider, back: back(visit, flow.provider))
            return try await finish(visit, flow, identity, token).without(ProviderCookie.none)
        } catch let error as ProviderError {
            return refused(visit, flow.provider, error).without(ProviderCookie.none)
        }
    }

    /// Whether an answer is one to what was asked, and the asked provider's (RFC 9207 §2.4).
    private static func check(
        _ query: HostForm, of flow: ProviderFlow, _ description: ProviderDescription
    ) throws(ProviderError) {
        guard ConstantTime.equal(query["state"], flow.request.state) else {
            throw .wrongState
        }
        let issuer = query["iss"]
        if description.namesItself || !issuer.isEmpty {
            guard issuer.utf8.elementsEqual(flow.provider.issuer.utf8) else { throw .wrongIssuer }
        }
        guard !query["error"].isEmpty || (1...4_096).contains(query["code"].utf8.count) else { throw .codeRefused }
    }

    private func finish(
        _ visit: Visit, _ flow: ProviderFlow, _ identity: Identity, _ token: IDToken
    ) async throws -> Response {
        let now = world.now()
        let person = try people.person(of: identity)
        switch flow.purpose {
        case .signIn:
            guard let person, person.closed == nil else {
                note(visit, "provider")
                try people.log("refused", of: nil, at: now)
                return visit.unconnected(flow.provider)
            }
            try people.used(identity, at: now)
            return try await enter(person, visit, to: AccountRoute.arrived.path)
        case .way(let step):
            guard person == nil else { throw PeopleError.identityTaken }
            return try await finish(visit, .provider(identity), step: step, fromOutside: true)
        case .connecting(let id):
            guard let member = visit.member, member.id == id else { return visit.over() }
            try people.add(.provider(identity), for: id, at: now)
            return .seeOther(AccountRoute.home.path)
        case .confirming(let id):
            guard let member = visit.member, member.id == id else { return visit.over() }
            // A provider that says when it asked must have asked just now.
            let isFresh = token.wasAuthenticated(since: flow.begun, leeway: config.provider.leeway) ?? true
            guard person?.id == id, isFresh else {
                note(visit, "person:" + id)
                return visit.confirm(try ways(of: member), problem: "account.confirmOther", status: .forbidden)
            }
            confirmations.note(visit.context.session, at: now)
            return .seeOther(AccountRoute.home.path)
        }
    }

    private func refused(_ visit: Visit, _ provider: IdentityProvider, _ error: ProviderError) -> Response {
        visit.context.logger.warning(
            "a provider's answer was refused", metadata: ["provider": "\(provider.id)", "reason": "\(error.rawValue)"])
        guard error != .unreachable else { return visit.unreachable(provider) }
        note(visit, "provider")
        return visit.untrusted(provider)
    }
}

extension Response {
    /// Takes a cookie away with the answer.
    fileprivate func without(_ field: String) -> Response {
        var response = self
        response.headers.append(HTTPField(name: .setCookie, value: field))
        return response
    }
}
