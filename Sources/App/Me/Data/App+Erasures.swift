import Almanac
import Records

extension App {
    /// Looks whether what was erased is final by now, and notes that it was looked at. A host asks from time to time; no
    /// address leads here.
    ///
    /// The host is told by the scopes that the changes erase: then nothing else of what it keeps may hold them either.
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
