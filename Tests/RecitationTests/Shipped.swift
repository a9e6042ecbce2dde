import Foundation
import Recitation
import Records

/// The configuration as it is shipped.
enum Shipped {
    static let json: JSON = {
        let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Config/RecitationConfig.json")
        guard let data = try? Data(contentsOf: url), let json = try? JSON(reading: [UInt8](data)) else {
            preconditionFailure("nothing at Config/RecitationConfig.json")
        }
        return json
    }()

    static let config: RecitationConfig = {
        guard let config = try? RecitationConfig(json: json) else {
            preconditionFailure("RecitationConfig.json does not fit")
        }
        return config
    }()
}
