import Interface
import Records

extension App {
    /// Notes on a device that the server refused a request: its `path` and body are the request's, `query` is the reason.
    @export(interface)
    public func handleRefused(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        var changeSet = ChangeSet(workspace: workspace, now: request.now)
        let form = (try? FormFields(request)) ?? FormFields()
        let key = RecordKind.sharedRefusal.key(IdempotencyKey(request, form: form).recordKey.id)
        var list = ""
        if case .shared(let route)? = Route(path: request.path) {
            switch route {
            case .list(let id), .item(let id, _), .members(let id), .invite(let id): list = id
            case .home, .join, .refused: break
            }
        } else if request.path.utf8.starts(with: "/course".utf8) {
            list = SchoolSpace.id
        }
        do throws(NeedsData) {
            guard try library.record(key) == nil else { return .respond(Response(status: 204), changes: Changes()) }
            changeSet.set(
                key,
                [
                    "list": .string(list), "text": .string(form[.text] ?? form[.name] ?? ""),
                    "reason": .string(request.query),
                ])
        } catch {
            return .needs(error.needs)
        }
        return .respond(Response(status: 204), changes: changeSet.changes)
    }
}
