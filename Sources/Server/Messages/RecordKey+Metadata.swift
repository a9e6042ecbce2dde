import Logging
import Records

extension RecordKey {
    /// The key as a log names it. It tells nothing that a person wrote.
    var metadata: Logger.Metadata {
        ["scope": "\(scope.name)", "kind": "\(kind.name)", "id": "\(id)"]
    }
}
