import Planner
import Records

extension App {
    /// The address that receives a device's changes, for the table of gates. It isn't a route: a host answers it
    /// itself.
    public static let syncPath = "/sync"

    /// The name of the feature of accepting a device's records.
    static let syncFeature = "sync"

    /// Tells a host that was sent a device's own records whether the server accepts them: 204 if it does, otherwise 402
    /// with what `TiersConfig.json` has for `/sync` (MZ-270). The account's own records are always accepted, what the
    /// server has is always given, and erasures always reach it: so a trial begun on the device opens it, and nobody's
    /// data is held back.
    @export(interface)
    public func handleSync(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            let context = try RequestContext(
                request, route: .me(.data), query: FormFields(), bundle: bundle, library: library)
            guard let gate = context.gate(.write) else { return .respond(Response(status: 204), changes: Changes()) }
            return finish(PlanGate.reply(gate, context), context)
        } catch {
            return .needs(error.needs)
        }
    }

    /// Whether a record is exchanged in both directions whatever is open: what the server says about a person.
    public static func isAccount(_ key: RecordKey) -> Bool { key.scope == Plan.scope }
}
