import Interface
import Records

extension App {
    /// Says whether the access token of a request reaches an address that the host answers itself: 204 if it does or
    /// the request shows none, otherwise the refusal (401 or 403). Nothing is stored.
    @export(interface)
    public func handleAccess(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let open = Outcome.respond(Response(status: 204), changes: Changes())
        let isPost = request.method == Method.post.rawValue
        guard let needed = HostAddress(path: request.path).scopes(isPost: isPost) else { return open }
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            let context = try RequestContext(
                request, route: .me(.data), query: FormFields(), bundle: bundle, library: library)
            guard let refusal = try Access.check(context, needing: needed) else { return open }
            return finish(refusal, context, incident: Access.incident(refusal))
        } catch {
            return .needs(error.needs)
        }
    }

    /// The secret that a request shows, in its header or in a link's address; a host counts the wrong ones. `nil` if it
    /// shows none, or if the address doesn't ask for one.
    public static func secret(authorization: String, path: String) -> String? {
        switch HostAddress(path: path) {
        case .product, .shop: return nil
        case .reading, .own: return Access.bearer(authorization)
        case .calendar: return Access.password(authorization)
        case .app: return Access.bearer(authorization) ?? Route(path: path).flatMap { Access.secret(of: $0) }
        }
    }

    /// Whose data a secret says that it opens; `nil` for the owner's, and for what is no secret.
    public static func person(ofSecret secret: String) -> String? { AccessSecret.person(of: secret) }
}
