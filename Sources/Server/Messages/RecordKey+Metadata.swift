import Logging
import Records

extension RecordKey {
    /// The key as log metadata. It reveals nothing that a person wrote.
    var metadata: Logger.Metadata {
        ["scope": "\(scope.name)", "kind": "\(kind.name)", "id": "\(id)"]
    }
}
