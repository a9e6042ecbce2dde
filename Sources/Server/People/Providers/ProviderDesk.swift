import Almanac
import People
import Records

/// Asks providers who somebody is. What a provider publishes is kept for a while, and not asked for more often than it
/// has to be, whatever anybody sends.
actor ProviderDesk {
    private let fetch: ProviderFetch
    private let limits: ProviderLimits
    private let isAllowed: @Sendable (String) -> Bool
    private let world: World
    private var descriptions: [IdentityProvider: Kept<ProviderDescription>] = [:]
    private var keys: [String: Kept<ProviderKeys>] = [:]
    private var failures: [String: Instant] = [:]

    private struct Kept<Value> {
        var value: Value
        var at: Instant
    }

    init(
        limits: ProviderLimits, world: World, isAllowed: @escaping @Sendable (String) -> Bool,
        fetch: @escaping ProviderFetch
    ) {
        self.limits = limits
        self.world = world
        self.isAllowed = isAllowed
        self.fetch = fetch
    }

    /// What a provider publishes about itself.
    func description(of provider: IdentityProvider) async throws(ProviderError) -> ProviderDescription {
        if let kept = descriptions[provider], isFresh(kept.at, for: limits.keep) { return kept.value }
        let address = ProviderDescription.address(of: provider.issuer)
        let found = try ProviderDescription(
            reading: try await published(address), of: provider, isAllowed: isAllowed)
        descriptions = descriptions.filter { $0.key.id != provider.id }
        descriptions[provider] = Kept(value: found, at: world.now())
        return found
    }

    /// Whose a code is. It is sent to the provider that the person was sent to and to no other.
    ///
    /// - Parameter back: where the provider sent the person back to.
    func identity(
        _ code: String, _ request: AuthorizationRequest, at provider: IdentityProvider, back: String
    ) async throws(ProviderError) -> (identity: Identity, token: IDToken) {
        let description = try await description(of: provider)
        let tokens = try await tokens(code, request, at: provider, description, back: back)
        guard let text = tokens["id_token"]?.string else { throw .noToken }
        let token = try IDToken(reading: text)
        let expected = IDToken.Expectation(
            provider: provider, nonce: request.nonce, accessToken: tokens["access_token"]?.string, now: world.now(),
            leeway: limits.leeway, oldest: limits.oldest)
        let keys = try await keys(for: token, at: description.keys)
        return (try await token.identity(expected, keys: keys), token)
    }

    private func tokens(
        _ code: String, _ request: AuthorizationRequest, at provider: IdentityProvider,
        _ description: ProviderDescription, back: String
    ) async throws(ProviderError) -> JSON {
        var fields = request.exchange(code, back: back)
        var call = ProviderCall(address: description.token)
        let secret = try await provider.secret.shown(for: provider, at: world.now(), life: limits.secret)
        if let secret, !description.takesSecretInForm {
            // RFC 6749 §2.3.1: both are encoded as in a form first.
            let pair = PercentCoding.encode(provider.clientID, .form) + ":" + PercentCoding.encode(secret, .form)
            call.authorization = "Basic " + Base64.encode(Array(pair.utf8))
        } else {
            fields.append(("client_id", provider.clientID))
            if let secret { fields.append(("client_secret", secret)) }
        }
        call.form = AuthorizationRequest.form(fields)
        let answer = try await ask(call)
        guard answer.status == 200 else { throw answer.status >= 500 ? .unreachable : .codeRefused }
        guard let tokens = try? JSON(reading: answer.body) else { throw .noToken }
        return tokens
    }

    /// The provider's keys; fetched anew where none of those kept is the one that a token names.
    private func keys(for token: IDToken, at address: String) async throws(ProviderError) -> ProviderKeys {
        if let kept = keys[address], isFresh(kept.at, for: limits.keep) {
            if token.isSigned(byOneOf: kept.value) || isFresh(kept.at, for: limits.again) { return kept.value }
        }
        let found = try ProviderKeys(reading: try await published(address))
        keys[address] = Kept(value: found, at: world.now())
        return found
    }

    /// The document at an address. After a failure it isn't asked again at once.
    private func published(_ address: String) async throws(ProviderError) -> [UInt8] {
        guard isAllowed(address) else { throw .badDescription }
        if let failed = failures[address], isFresh(failed, for: limits.again) { throw .unreachable }
        do throws(ProviderError) {
            let answer = try await ask(ProviderCall(address: address))
            guard answer.status == 200 else { throw .unreachable }
            failures[address] = nil
            return answer.body
        } catch {
            failures[address] = world.now()
            throw error
        }
    }

    private func ask(_ call: ProviderCall) async throws(ProviderError) -> (status: Int, body: [UInt8]) {
        do { return try await fetch(call) } catch { throw (error as? ProviderError) ?? .unreachable }
    }

    /// A clock that was set back makes nothing last longer.
    private func isFresh(_ start: Instant, for seconds: Int64) -> Bool {
        let age = (world.now() - start).seconds
        return age >= 0 && age < seconds
    }
}
