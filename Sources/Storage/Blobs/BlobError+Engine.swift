import Foundation
import GRDB

extension BlobError {
    /// Creates the error for what the engine or the file system threw.
    init(_ error: any Error) {
        switch error {
        case let error as BlobError: self = error
        case StoreError.full: self = .full
        case let error as DatabaseError where error.resultCode == .SQLITE_FULL: self = .full
        default: self = Self.isFull(error as NSError) ? .full : .failed("\(error)")
        }
    }

    private static func isFull(_ error: NSError) -> Bool {
        if error.domain == NSPOSIXErrorDomain { return [Int(ENOSPC), Int(EDQUOT)].contains(error.code) }
        if error.domain == NSCocoaErrorDomain, error.code == CocoaError.fileWriteOutOfSpace.rawValue { return true }
        return (error.userInfo[NSUnderlyingErrorKey] as? NSError).map(isFull) ?? false
    }
}
