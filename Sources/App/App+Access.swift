import Interface
import Records

extension App {
    /// Says whether the access token that a request shows reaches an address which the host answers itself: 204 where it does
    /// or none is shown, else the refusal (401 or 403). Nothing is stored.
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

    /// The secret that a request shows, in its header or as a link's address; a host counts the wrong ones. `nil` where it
    /// shows none, or none that is asked for.
    public static func secret(authorization: String, path: String) -> String? {
        switch HostAddress(path: path) {
        case .product, .shop: return nil
        case .reading, .own: return Access.bearer(authorization)
        case .app: return Access.bearer(authorization) ?? Route(path: path).flatMap { Access.secret(of: $0) }
        }
    }
}
