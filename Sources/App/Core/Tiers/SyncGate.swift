import Planner
import Records

extension App {
    /// The address at which a device's changes come in, for the table of gates. No route: a host answers there itself.
    public static let syncPath = "/sync"

    /// What taking a device's records is called among the features.
    static let syncFeature = "sync"

    /// Says whether the server takes a device's own records, for a host that is sent some: 204 where it does, else 402 with what
    /// `TiersConfig.json` has for `/sync` (MZ-270). The account's own records are always taken, what the server has is
    /// always given, and erasing reaches it: so a trial begun on the device opens it, and nobody's data is held back.
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

    /// Whether a record goes both ways whatever is open: what the server says of a person.
    public static func isAccount(_ key: RecordKey) -> Bool { key.scope == Plan.scope }
}
