import Almanac
import Records

extension App {
    /// Checks whether erasures have become final, and notes that this was checked. A host asks from time to time; no
    /// address leads here.
    ///
    /// The host learns of it from the scopes that the changes erase: nothing else that it keeps may hold them any
    /// longer.
    public func handleErasures(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        var changeSet = ChangeSet(workspace: workspace, now: request.now)
        do throws(NeedsData) {
            for record in try library.records(Erasure.query) {
                guard var erasure = Erasure(record) else { continue }
                switch erasure.look(at: request.now.milliseconds) {
                case .wait: continue
                case .note: changeSet.set(erasure.key, erasure.fields)
                case .over:
                    changeSet.erase(erasure.aside)
                    changeSet.set(erasure.key, erasure.fields)
                case .settled:
                    changeSet.erase(erasure.aside)
                    changeSet.set(erasure.key, [Record.deletedField: .bool(true)])
                }
            }
        } catch {
            return .needs(error.needs)
        }
        return .respond(Response(status: 204), changes: changeSet.changes)
    }
}
