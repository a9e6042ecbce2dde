import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import People
import Records
import Storage

/// Answers `/account…`: signing in and out, joining by an invitation, the ways to sign in, and who is here.
struct AccountDesk: Sendable {
    let household: Household
    let handlers: HomeHandlers
    let config: PeopleConfig
    let hasher: PasswordHasher
    let steps: StepDesk
    /// Challenges for who isn't known yet: anybody may ask for them, and they push out nothing but one another.
    let challenges: StepDesk
    /// Wrong passwords and codes by the address they come from; the site's own budget.
    let byAddress: GuessBudget
    /// Wrong passwords by the name they were tried on, whatever the address.
    let byName: GuessBudget
    /// Asks the services that say who somebody is.
    let providers: ProviderDesk
    /// Who has shown lately who they are.
    let confirmations: Confirmations
    /// The passwords that everybody tries first.
    let common: CommonPasswords
    let world: World
    let reader: BodyReader

    var people: PeopleStore { household.people }

    /// What a handler of one address has at hand.
    struct Visit {
        let request: Request
        let context: SiteContext
        let doorkeeper: Doorkeeper
        let fields: HostForm
        let json: JSON
        /// Who is signed in; `nil` at the pages for who isn't.
        let member: Person?
        /// The member's data.
        let dwelling: Dwelling?
        /// Which passwords are accepted.
        let rule: PasswordRule
        /// The services that say who somebody is, where the page's address is one that they know.
        let providers: [IdentityProvider]

        var messages: Messages { doorkeeper.messages }
        var language: String { messages.preferred(request.headers[.acceptLanguage] ?? "") }
    }

    /// The most bytes of a form or of a passkey's answer.
    private static let limit = 64 << 10

    /// - Parameter entered: who has come in, on loopback the owner; `nil` for nobody.
    func respond(
        to request: Request, _ route: AccountRoute, context: SiteContext, entered: Dwelling?, _ doorkeeper: Doorkeeper
    ) async throws -> Response {
        guard route.methods.contains(request.method) else {
            return .notAllowed(route.methods.map(\.rawValue).joined(separator: ", "))
        }
        // A program's token reaches what it was given for, and accounts are never that.
        guard request.headers[.authorization] == nil else { return .plain(.forbidden) }
        let body: [UInt8]
        do {
            body = try await reader.read(request, upTo: Self.limit)
        } catch is NIOTooManyBytesError {
            return doorkeeper.messages.page(.contentTooLarge, "tooLarge", for: request)
        }
        do {
            let member = try entered.map { try person(of: $0) }
            let visit = Visit(
                request: request, context: context, doorkeeper: doorkeeper, fields: HostForm(body),
                json: (try? JSON(reading: body)) ?? .null, member: member, dwelling: entered, rule: config.password,
                providers: context.isSecure ? try people.providers() : [])
            if let refusal = refusal(of: visit, route) { return refusal }
            return try await answer(visit, route)
        } catch let error as PeopleError {
            return try problem(error, request, context, doorkeeper)
        } catch is PasswordHasher.Busy {
            var response = doorkeeper.messages.page(.serviceUnavailable, "account.busy", for: request)
            response.headers[.retryAfter] = "5"
            return response
        } catch let error as StoreError {
            context.logger.error("the store failed", metadata: error.metadata)
            return doorkeeper.messages.refusal(of: error, for: request)
        }
    }

    private func person(of dwelling: Dwelling) throws -> Person {
        if dwelling.person == Person.owner { return try people.owner(at: world.now()) }
        guard let person = try people.person(dwelling.person) else { throw PeopleError.unknown }
        return person
    }

    /// Who may not use an address: somebody who isn't inside is shown the way in, everybody else learns nothing.
    private func refusal(of visit: Visit, _ route: AccountRoute) -> Response? {
        switch route.audience {
        case .anybody, .beginner: return nil
        case .member:
            return visit.member == nil ? visit.signIn(.unauthorized) : nil
        case .manager:
            guard let member = visit.member else { return visit.signIn(.unauthorized) }
            return member.role.managesPeople
                ? nil : visit.messages.page(.notFound, "account.notFound", for: visit.request)
        }
    }

    private func answer(_ visit: Visit, _ route: AccountRoute) async throws -> Response {
        let isPost = visit.request.method == .post
        switch route {
        case .home: return try home(visit)
        case .signIn: return isPost ? try await signIn(visit) : visit.signIn()
        case .signInOptions: return signInOptions(visit)
        case .signInPasskey: return try await signInPasskey(visit)
        case .join: return isPost ? try join(visit) : visit.join()
        case .recover: return isPost ? try recover(visit) : visit.recover()
        case .ways: return ways(visit)
        case .wayPassword: return try await wayPassword(visit)
        case .wayOptions: return wayOptions(visit)
        case .wayPasskey: return try await wayPasskey(visit)
        case .wayProvider: return try await wayProvider(visit)
        case .signInProvider: return try await signInProvider(visit)
        case .providerBack: return try await providerBack(visit)
        case .connectProvider: return try await connectProvider(visit)
        case .disconnectProvider: return try disconnectProvider(visit)
        case .confirm: return isPost ? try await confirmPassword(visit) : try confirmation(visit)
        case .confirmOptions: return try confirmOptions(visit)
        case .confirmPasskey: return try confirmPasskey(visit)
        case .confirmProvider: return try await confirmProvider(visit)
        case .code: return showCode(visit)
        case .name: return try rename(visit)
        case .password: return try await setPassword(visit)
        case .passkeyOptions: return try passkeyOptions(visit)
        case .passkey: return try addPasskey(visit)
        case .removePasskey: return try removePasskey(visit)
        case .recovery: return try await makeRecovery(visit)
        case .signOut: return try await signOut(visit)
        case .arrived: return try arrived(visit)
        case .clear: return clear()
        case .close: return isPost ? try close(visit) : try closing(visit)
        case .people: return try everybody(visit)
        case .invite: return try invite(visit)
        case .withdraw: return try withdraw(visit)
        case .closePerson: return try closePerson(visit)
        case .reopenPerson: return try reopenPerson(visit)
        case .recoverPerson: return try recoverPerson(visit)
        }
    }

    /// What a person is told about an error that no form can show beside a field.
    private func problem(
        _ error: PeopleError, _ request: Request, _ context: SiteContext, _ doorkeeper: Doorkeeper
    ) throws -> Response {
        switch error {
        case .unknown: return doorkeeper.messages.page(.notFound, "account.notFound", for: request)
        case .nameTaken: return doorkeeper.messages.page(.conflict, "account.nameTaken", for: request)
        case .invitationGone: return doorkeeper.messages.page(.gone, "account.invitationGone", for: request)
        case .lastWay: return doorkeeper.messages.page(.conflict, "account.lastWay", for: request)
        case .shortPassword: return doorkeeper.messages.page(.conflict, "account.shortPassword", for: request)
        case .identityTaken: return doorkeeper.messages.page(.conflict, "account.identityTaken", for: request)
        case .tooMany: return doorkeeper.messages.page(.conflict, "account.tooMany", for: request)
        case .full:
            context.logger.error("the accounts can't be read", metadata: ["error": "full"])
            return doorkeeper.messages.refusal(of: .full(path: "people.sqlite"), for: request)
        case .store(let detail):
            context.logger.error("the accounts can't be read", metadata: ["error": "\(detail)"])
            return .plain(.serviceUnavailable)
        }
    }
}
