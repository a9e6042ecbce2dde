import Interface
import Records

/// Limits a program to what its access token allows (`Authorization: Bearer`, RFC 6750).
///
/// A request without a token is the person's own: it came by loopback, or the host let nobody else in
/// (``App/handleEntrance(_:workspace:resources:)``). One with a token gets what the token reaches and no more.
enum Access {
    /// Refuses a request whose token is unknown, revoked or doesn't reach the route; `nil` if the request may proceed.
    static func check(_ context: RequestContext) throws(NeedsData) -> Reply? {
        // A host lets a device in from elsewhere by its session alone; at the machine there is none.
        if context.route.facts.access.isAtMachine, !context.request.session.isEmpty {
            return ErrorScreen.refused(context, context.strings[.machineLead], status: 403)
        }
        let isPost = context.request.method == Method.post.rawValue
        return try check(context, needing: context.route.facts.access.scopes(isPost: isPost))
    }

    /// Refuses a request whose token has none of the needed scopes.
    static func check(_ context: RequestContext, needing needed: [AccessScope]) throws(NeedsData) -> Reply? {
        guard let secret = bearer(context.request.authorization) else { return nil }
        guard let token = try AccessToken.find(secret, context) else {
            return .refusal("token_unknown", context.strings[.tokensUnknown], status: 401)
        }
        guard token.scopes.contains(where: { needed.contains($0) }) else {
            return .refusal("token_scope", context.strings[.tokensNotSoFar], status: 403)
        }
        return nil
    }

    /// The incident to log for a refusal by ``check(_:)``.
    static func incident(_ refusal: Reply) -> Incident {
        if case .json(_, 401) = refusal { .unknownToken } else { .shortToken }
    }

    /// The incident to log for an answer: a secret link that opens nothing counts as an unknown token.
    static func incident(_ status: Int, _ route: Route) -> Incident? {
        status == 404 && secret(of: route) != nil ? .unknownToken : nil
    }

    /// The secret in a link's address.
    static func secret(of route: Route) -> String? {
        switch route {
        case .planner(.feed(let secret)), .planner(.widgetMark(let secret?)): secret
        case .planner(.widget(let address)): address.secret
        default: nil
        }
    }
}
