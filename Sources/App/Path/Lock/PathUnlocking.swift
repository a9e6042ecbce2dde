import Records
import WorshipPath

extension App {
    /// Removes the path's lock without its code, for whoever has the machine itself (`wird path unlock --remove`) and
    /// could read the file anyway. No address leads here.
    ///
    /// Answers `{"locked": false}`.
    public func handlePathUnlocking(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            var changeSet = ChangeSet(workspace: workspace, now: request.now)
            if let lock = try library.record(PathGate.lock), !lock.isDeleted {
                changeSet.set(PathGate.lock, [Record.deletedField: .bool(true)])
                PathGate.keep(PathOpening(), &changeSet)
            }
            let answer: JSON = ["locked": false]
            return .respond(Response(status: 200, body: answer.bytes()), changes: changeSet.changes)
        } catch {
            return .needs(error.needs)
        }
    }
}
