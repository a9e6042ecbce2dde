import Foundation
import Hifz
import Records
import Testing

/// The configuration as it is shipped.
enum Shipped {
    static let json: JSON = {
        let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Config/HifzConfig.json")
        guard let data = try? Data(contentsOf: url), let json = try? JSON(reading: [UInt8](data)) else {
            preconditionFailure("nothing at Config/HifzConfig.json")
        }
        return json
    }()

    static let config: HifzConfig = {
        guard let config = try? HifzConfig(json: json) else { preconditionFailure("HifzConfig.json does not fit") }
        return config
    }()
}
