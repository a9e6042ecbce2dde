import App
import HTTPTypes
import Logging
import Records
import Storage

/// What a log says of things that carry a person's words or ids: their sort, and nothing more.
enum LogFacts {
    /// The methods by name; what somebody made up is none of them.
    static func method(_ method: HTTPRequest.Method) -> String {
        let known: [HTTPRequest.Method] = [.get, .head, .post, .put, .delete, .options, .patch, .connect, .trace]
        return known.contains(method) ? method.rawValue : "other"
    }
}

extension RecordKey {
    /// The key as log metadata: where it belongs, and a mark by which the same record is known again. An id may be a
    /// day or what a device made of it.
    var metadata: Logger.Metadata {
        let sort = App.sort(of: self)
        return ["scope": "\(sort.scope)", "kind": "\(sort.kind)", "mark": "\(SHA256.hex(Array(id.utf8)).prefix(8))"]
    }
}

extension StoreError {
    /// The error as log metadata.
    var metadata: Logger.Metadata {
        switch self {
        case .tooLarge(let key): key.metadata.merging(["error": "too large"]) { $1 }
        case .unreadable(let key): key.metadata.merging(["error": "unreadable"]) { $1 }
        case .unwritable, .damaged, .beyond, .newer, .readOnly, .full, .busy, .gone, .lost, .noRoom, .missing,
            .malformed,
            .failed:
            ["error": "\(self)"]
        }
    }
}
