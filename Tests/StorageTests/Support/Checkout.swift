import Foundation
import Records

/// The files of the checkout that tests read.
enum Checkout {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    static func json(_ path: String) throws -> JSON {
        let data = try Data(contentsOf: URL(fileURLWithPath: root + "/" + path))
        return try JSON(reading: [UInt8](data))
    }
}
