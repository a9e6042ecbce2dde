import Foundation
import GRDB

extension StoreError {
    /// Creates the store's error for what the engine or the file system threw.
    init(_ error: any Error, path: String) {
        if let error = error as? StoreError {
            self = error
        } else if let error = error as? DatabaseError {
            self.init(error, path: path)
        } else {
            self = .failed(error.localizedDescription)
        }
    }

    private init(_ error: DatabaseError, path: String) {
        let words = error.message ?? "SQLite \(error.resultCode.rawValue)"
        switch error.resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(path: path, detail: words)
        case .SQLITE_FULL: self = .full(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: self = .busy(path: path)
        case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM:
            self = .unwritable(path: path, reason: words)
        default: self = .failed(words)
        }
    }
}
